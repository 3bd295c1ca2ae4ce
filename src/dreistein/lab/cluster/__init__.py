"""Work on the machines of a cluster, by Ray."""
