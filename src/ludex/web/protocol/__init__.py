"""The protocol over WebSocket: docs/protocol.md is its description, this is its server."""
