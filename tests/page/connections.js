/** A browser and a server for tests: every connection is at hand, and nothing leaves the process. */

export class FakeSocket {
  readyState = WebSocket.CONNECTING;
  sent = [];

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = WebSocket.CLOSED;
  }

  /** The connection is there. */
  open() {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }

  /** The connection is there, and the server has answered. */
  welcome(heartbeat = 20) {
    this.open();
    this.receive({ type: "welcome", seq: 0, heartbeat, protocol: 1 });
  }

  receive(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The network is lost. */
  drop() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  /** What was sent of a type. */
  all(type) {
    return this.sent.filter((message) => message.type === type);
  }
}

export class FakeBrowser {
  sockets = [];
  listening = true;
  millis = 0;
  breathMillis = 1000;
  passing = true;

  connect = (path) => {
    this.path = path;
    this.sockets.push(new FakeSocket());
    return this.socket;
  };

  listen = (online, offline, shown) => {
    Object.assign(this, { online, offline, shown });
    return () => (this.listening = false);
  };

  pace = () => this.millis;

  breath = () => this.breathMillis;

  passes = () => this.passing;

  /** The latest connection. */
  get socket() {
    return this.sockets.at(-1);
  }
}
