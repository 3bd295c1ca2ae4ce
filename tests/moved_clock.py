"""A database whose clock a test can move."""

from cluster import Cluster

_CLOCK = """
CREATE SCHEMA {schema};
CREATE TABLE {schema}.moved (by INTERVAL NOT NULL);
INSERT INTO {schema}.moved VALUES ('0');
CREATE FUNCTION {schema}.now() RETURNS TIMESTAMPTZ LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.now() + by FROM {schema}.moved';
CREATE FUNCTION {schema}.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE sql VOLATILE
    AS 'SELECT pg_catalog.clock_timestamp() + by FROM {schema}.moved';
"""
"""Functions that are found before PostgreSQL's own."""


class MovedClock:
    """The clock of an empty schema, and only of that."""

    def __init__(self, cluster: Cluster) -> None:
        url = cluster.new_url()
        schema = url.rpartition("%3D")[2]
        self._cluster, self._schema = cluster, f"{schema}_clock"
        self.url = f"{url},{self._schema},pg_catalog"
        cluster.query(cluster.url(), _CLOCK.format(schema=self._schema))

    def move(self, seconds: float) -> None:
        """Let it be wrong by so much from now on."""
        statement = f"UPDATE {self._schema}.moved SET by = make_interval(secs => {seconds})"
        self._cluster.query(self._cluster.url(), statement)
