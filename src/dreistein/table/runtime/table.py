"""A running table: its writer, its audience, and its caretaker."""

from collections.abc import Collection, Sequence

from dreistein.table.model.state import TableState
from dreistein.table.runtime.audience import Audience
from dreistein.table.runtime.caretaker import Caretaker
from dreistein.table.runtime.context import HouseContext
from dreistein.table.runtime.viewer import Viewer
from dreistein.table.runtime.voice import Voices
from dreistein.table.runtime.writer import Writer
from dreistein.table.store.shared import Attendance


class Table:
    """A table in memory."""

    def __init__(
        self, table: str, state: TableState, log: Sequence[bytes], context: HouseContext
    ) -> None:
        """``state`` is what ``log`` describes."""
        self.id = table
        self.used = context.now()
        """When the table was last looked at."""
        self.audience = Audience(table, state, context)
        self.writer = Writer(table, state, log, self.audience, context)
        self.voices = Voices()
        self.announced = Attendance()
        """What other servers were told of who is here."""
        self._context = context
        self._caretaker = Caretaker(self.writer, self.audience, context)
        self.writer.changed.subscribe(self._caretaker.schedule_next)

    @property
    def state(self) -> TableState:
        return self.writer.state

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.audience.connections)

    def add(self, viewer: Viewer) -> None:
        """Let a viewer in."""
        self.used = self._context.now()
        self.audience.add(viewer)
        self._on_presence(come={viewer.person})
        self._context.bus.attended.publish(self.id)

    def remove(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        if viewer not in self.audience.connections:
            return
        self.used = self._context.now()
        self.audience.remove(viewer)
        if not self.watched:
            self.writer.epoch = None
        self._on_presence(gone={viewer.person} - self.audience.people)
        self._context.bus.attended.publish(self.id)

    def hear_of_others(self, elsewhere: tuple[Attendance, ...]) -> None:
        """Who watches at other servers now."""
        before = self.audience.people
        if self.audience.hear_of_others(elsewhere):
            after = self.audience.people
            self._on_presence(after - before, before - after)

    def _on_presence(
        self, come: Collection[str | None] = (), gone: Collection[str | None] = ()
    ) -> None:
        for person in gone:
            if person is not None:
                self._caretaker.on_disconnect(person)
        for person in come:
            if person is not None:
                self._caretaker.on_connect(person)
        self._caretaker.schedule_next()

    def lead(self, epoch: int | None) -> None:
        """Look after the table from now on, or no longer."""
        if epoch != self.writer.epoch or (epoch is not None and self._caretaker.idle):
            self.writer.epoch = epoch  # the same again after a lease that was over for a moment
            self._caretaker.schedule_next()

    async def close(self) -> None:
        """Cancel the timer and all tasks; what was stored stays."""
        self._caretaker.stop()
        await self.writer.close()
