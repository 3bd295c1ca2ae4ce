"""Where a command's work is done: on this machine, or on a cluster."""

import argparse
from typing import TYPE_CHECKING

from dreistein.commands.shared.errors import UsageError
from dreistein.commands.shared.parser import Parser

if TYPE_CHECKING:
    from dreistein.lab.cluster.pool import ClusterPool


class ClusterOnly(UsageError):
    code = "usage-on"
    sentence = "{option} works only with --on ray. Add that, or leave {option} out."


def add_cluster(parser: Parser) -> None:
    """``--on`` and ``--address``, which :func:`cluster_of` reads."""
    parser.add_argument("--on", choices=["ray"], help="cli-on")
    parser.add_argument("--address", metavar="cli-meta-address", help="cli-address")


def cluster_of(args: argparse.Namespace) -> "ClusterPool | None":
    """The cluster to work on; None for this machine alone."""
    if args.on is None:
        if args.address is not None:
            raise ClusterOnly(option="--address")
        return None
    from dreistein.lab.cluster.pool import ClusterPool

    return ClusterPool(args.address, args.workers)
