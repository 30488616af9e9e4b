"""The server: tables over HTTP and WebSocket, kept in a database. `run` runs one; `http.app` is its application."""
