list-separator = |; |
player = Player { $n }
refuse-undo = There is nothing to take back.
