"""Cards that not everybody sees: where they lie, who has seen which, and how the others may lie."""
