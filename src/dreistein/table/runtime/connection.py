"""A viewer's connection to a table: commands come in, messages go out."""

from dataclasses import dataclass, field

from dreistein.protocol import server as p
from dreistein.protocol.client import Hello, Say
from dreistein.rules.errors import DreisteinError
from dreistein.table.errors import OnlyWatching
from dreistein.table.model.commands import AlreadyDone, Command, check_seat, handle
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.table import Table
from dreistein.table.runtime.tasks import Tasks
from dreistein.table.runtime.viewer import Viewer


@dataclass(eq=False, kw_only=True)
class Connection(Viewer):
    """A viewer at a table, from :meth:`open` to :meth:`close`."""

    table: Table
    context: HouseContext
    language: str | None = None
    """What the viewer reads."""
    work: Tasks = field(default_factory=Tasks)
    """What only this viewer waits for."""

    def open(self, hello: Hello) -> None:
        """Greet the viewer, send what they missed, and from then on whatever happens."""
        audience, seq = self.table.audience, self.table.state.seq
        self.language = hello.language
        self.deliver(p.Welcome(seq, self.context.settings.heartbeat_seconds))
        for message in audience.catch_up(self.person, hello):
            self.deliver(message)
        self.table.add(self)
        self.deliver(audience.presence())

    @property
    def plays(self) -> bool:
        """Whether the viewer has a seat."""
        return bool(self.table.state.seats_of(self.person))

    def check_seat(self, seat: int) -> str:
        """The person, who sits there; raises if somebody else does."""
        if self.person is None or not self.plays:
            raise OnlyWatching()
        check_seat(self.table.state, self.person, seat)
        return self.person

    def close(self) -> None:
        """Forget the viewer."""
        self.work.cancel()
        self.table.remove(self)

    async def receive(self, message: Command | Say) -> None:
        """Carry out a command; the answer goes through ``deliver``."""
        try:
            if isinstance(message, Say):
                seq = self._say(message)
            else:
                seq = await self._change(message)
            self.deliver(p.Done(message.id, seq))
        except DreisteinError as error:
            self.refuse(error, message.id)

    async def _change(self, message: Command) -> int:
        try:
            return await self.table.writer.change(
                lambda state: handle(state, self.person, message, self.context.now())
            )
        except AlreadyDone as done:
            return done.seq

    def _say(self, message: Say) -> int:
        person, table = self.check_seat(message.seat), self.table
        table.voices.speak(person, self.context.now())
        table.audience.send(p.Said(message.seat, message.phrase))
        self.context.bus.tell(said=[table.id, message.seat, message.phrase])
        return table.state.seq
