### Terraforming Mars on the front page.

about-terraforming-mars = Lead a corporation that makes Mars habitable: raise temperature and oxygen, fill oceans, build cities, and play over two hundred projects on the way.
setting-terraforming-mars-corporate-era = Corporate Era: all cards and corporations
setting-terraforming-mars-beginner = Everybody leads the Beginner Corporation
setting-terraforming-mars-draft = Draft the cards of every generation
