"""What a request meets: the routes, the pages, and who may come in."""
