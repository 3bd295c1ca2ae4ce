"""The bodies of HTTP requests and responses. The OpenAPI description comes from these types."""
