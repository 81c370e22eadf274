import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { send } from './user-sockets.ts';

const MEGABYTE = 1024 * 1024;

function socketWith(bufferedAmount: number) {
  const socket = { readyState: 1, OPEN: 1, bufferedAmount, send: vi.fn(), terminate: vi.fn() };
  return { socket, send: () => send(socket as unknown as WebSocket, { type: 'ping' }) };
}

it('A client that does not read what it is sent is disconnected', () => {
  const { socket, send } = socketWith(MEGABYTE + 1);
  send();
  expect(socket.terminate).toHaveBeenCalled();
  expect(socket.send).not.toHaveBeenCalled();
});

it('A client that is a little behind gets the next message', () => {
  const { socket, send } = socketWith(MEGABYTE);
  send();
  expect(socket.send).toHaveBeenCalledWith('{"type":"ping"}');
  expect(socket.terminate).not.toHaveBeenCalled();
});
