"""The REST API, endpoint by endpoint, behind one front desk."""
