"""The web table: a server that hosts games, a documented protocol over WebSocket, and pages. Holds no rule."""
