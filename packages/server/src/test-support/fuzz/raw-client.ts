/** A client that sends bytes as they are, over one connection after another. */
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 if the server closed the connection without an answer. */
  readonly status: number;
  readonly body: string;
}

export interface RawClient {
  readonly send: (request: Buffer) => Promise<RawAnswer>;
  readonly close: () => void;
}

const ANSWER_MS = 30_000;
const HEAD_END = '\r\n\r\n';

/** Joins the chunks of a body; undefined while the last one is missing. */
function joinChunks(text: string): string | undefined {
  let body = '';
  for (let at = 0; ;) {
    const lineEnd = text.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(text.slice(at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (text.length < end) return undefined;
    if (size === 0) return body;
    body += text.slice(lineEnd + 2, end - 2);
    at = end;
  }
}

/** Reads an answer, in Latin-1 so that a character is a byte; undefined while it is incomplete. */
function readAnswer(text: string): (RawAnswer & { readonly isLast: boolean }) | undefined {
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = text.slice(0, headEnd);
  const rest = text.slice(headEnd + HEAD_END.length);
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const isChunked = /^transfer-encoding: *chunked/im.test(head);
  const body = isChunked ? joinChunks(rest) : rest.length < length ? undefined : rest.slice(0, length);
  if (body === undefined) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    body: Buffer.from(body, 'latin1').toString('utf8'),
    isLast: /^connection: *close/im.test(head),
  };
}

export function openRawClient(port: number): RawClient {
  let socket: Socket | undefined;
  const open = () => {
    if (socket?.writable) return socket;
    // The close that follows an error ends the call.
    socket = connect(port, '127.0.0.1')
      .setNoDelay()
      .on('error', () => {});
    return socket;
  };
  const send = (request: Buffer) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const own = open();
      let text = '';
      const finish = (answer: RawAnswer) => {
        clearTimeout(timer);
        own.off('data', onData).off('close', onClose);
        resolve(answer);
      };
      const onData = (chunk: Buffer) => {
        text += chunk.toString('latin1');
        const answer = readAnswer(text);
        if (!answer) return;
        if (answer.isLast) own.destroy();
        finish(answer);
      };
      const onClose = () => finish({ status: 0, body: text });
      const timer = setTimeout(
        () => reject(new Error(`No answer to ${request.toString('latin1', 0, 400)}`)),
        ANSWER_MS,
      );
      own.on('data', onData).on('close', onClose);
      own.write(request);
    });
  return { send, close: () => socket?.destroy() };
}
