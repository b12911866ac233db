/** A WebSocket under the test's hand. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last() {
    return FakeSocket.all.at(-1)!; // a test asks after one was opened
  }

  readyState: number = WebSocket.CONNECTING;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1006) {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  opens() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  tells(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const connect = (address: string) => new FakeSocket(address) as unknown as WebSocket; // what Line uses of it
