"""The routes: one handler for each thing that a visitor may ask."""
