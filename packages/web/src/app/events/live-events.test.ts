import { expect, it } from 'vitest';
import { socketUrl } from './live-events.ts';

const plain = { protocol: 'http:', hostname: '127.0.0.1' };
const safe = { protocol: 'https:', hostname: 'mall.example' };

it.each([
  [{ websocket_port: '5000' }, plain, 'ws://127.0.0.1:5000'],
  [{ websocket_port: '5000', websocket_url: '' }, safe, 'wss://mall.example:5000'],
  [{ websocket_port: '5000', websocket_url: 'wss://push.example/e' }, safe, 'wss://push.example/e'],
  [{ websocket_port: null, websocket_url: '' }, plain, undefined],
  [{}, plain, undefined],
])('finds from %j on %j that changes are pushed at %s', (settings, here, url) => {
  expect(socketUrl(settings, here)).toBe(url);
});
