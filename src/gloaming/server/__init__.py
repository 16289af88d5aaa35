"""The server: tables for people who are far apart, over HTTP and WebSocket, kept in SQLite or PostgreSQL."""
