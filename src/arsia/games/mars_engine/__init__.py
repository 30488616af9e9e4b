"""What Terraforming Mars and Ares Expedition truly share: resources, tags, and the vocabulary of their cards.

Everything here reads only what the tables of both games have: ``seats``, ``tags`` (flat, seat by seat), ``stock``
(flat, `KINDS` for each seat), ``held`` (resources on cards), and the small verbs ``gain``, ``lose``, ``rate_up``,
``draw``, ``put_on`` and ``take_off``. What the two games do differently each keeps for itself.
"""
