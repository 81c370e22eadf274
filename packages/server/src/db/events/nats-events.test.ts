import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../test-support/servers/free-port.ts';
import type { MallEvent } from '../event-bus.ts';
import { openNatsEvents } from './nats-events.ts';

const PROGRAM = '/usr/sbin/nats-server';
const WITHIN = { timeout: 10_000, interval: 50 };

vi.setConfig({ testTimeout: 40_000 });

describe.skipIf(!existsSync(PROGRAM))('Events over NATS', () => {
  const open: { close: () => Promise<void> }[] = [];
  let program: ChildProcess | undefined;
  const startNats = (port: number) => {
    program = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  };
  const stopNats = async () => {
    if (!program) return;
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
    program = undefined;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((bus) => bus.close()));
    await stopNats();
    vi.restoreAllMocks();
  });

  /** The bus of a server, and the ids of the messages that it has received of. */
  const startServer = (port: number) => {
    const bus = openNatsEvents(`nats://127.0.0.1:${port}`);
    open.push(bus);
    const received: string[] = [];
    bus.listen((event) => void received.push('messageId' in event ? event.messageId : event.kind));
    return { received, say: (messageId: string) => bus.publish(message(messageId)) };
  };
  const message = (messageId: string): MallEvent => ({ kind: 'message', userId: 'u_1', messageId });

  it('reach every server, and each of them once', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const port = await freePort();
    startNats(port);
    const [first, second] = [startServer(port), startServer(port)];
    await vi.waitFor(async () => {
      await first.say('hello');
      expect(second.received).toContain('hello');
    }, WITHIN);
    await vi.waitFor(async () => {
      await second.say('welcome');
      expect(first.received).toContain('welcome');
    }, WITHIN);
    for (let index = 0; index < 100; index += 1) await first.say(`m${index}`);
    const numbered = ({ received }: typeof first) => received.filter((id) => /^m\d+$/.test(id));
    const all = Array.from({ length: 100 }, (_, index) => `m${index}`);
    await vi.waitFor(() => expect([numbered(first), numbered(second)]).toEqual([all, all]), WITHIN);
  });

  it('stay in their server while NATS is away, and reach the others when it is back', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const port = await freePort();
    const [first, second] = [startServer(port), startServer(port)];
    await first.say('before');
    expect({ first: first.received, second: second.received }).toEqual({ first: ['before'], second: [] });

    const reaches = (id: string) =>
      vi.waitFor(async () => {
        await first.say(id);
        expect(second.received).toContain(id);
      }, WITHIN);
    startNats(port);
    await reaches('first time');
    await stopNats();
    const losses = () => warned.mock.calls.flat().filter((text) => /out of reach/.test(String(text))).length;
    await vi.waitFor(() => expect(losses()).toBe(4), WITHIN);
    await first.say('alone');
    expect(first.received).toContain('alone');
    startNats(port);
    await reaches('second time');
    expect(second.received).not.toContain('alone');
  });
});
