"""Rounded and sporty: lamps joined by a black band, a wide slatted intake, black arches."""
BODY=dict()
TRIM=dict(name='DENAGO')
