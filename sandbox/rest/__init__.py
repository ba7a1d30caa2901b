"""The REST API, endpoint by endpoint, behind one dispatcher."""
