import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const dev = (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/dev.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
};

async function listening(port = 0) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  return { port: found, close };
}

test('--help tells the options', () => {
  const { status, stdout } = dev({}, '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('--prism-port');
});

test.each([
  [['--nonsense'], '--nonsense'],
  [['--mock', '--prism'], 'Either --mock or --prism'],
  [['--port', 'x'], 'not a port: x'],
  [['--mock', '--latency', '300'], '--latency goes with --prism'],
])('%j is refused in words', (args, words) => {
  const { status, stdout, stderr } = dev({}, ...args);
  expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  expect(stdout).toContain(words);
});

test('A port for Prism that is taken is refused before anything starts', async () => {
  const { port, close } = await listening();
  const { status, stdout } = dev({}, '--prism', '--prism-port', String(port));
  await close();
  expect(status).toBe(2);
  expect(stdout).toContain(`${port} is taken`);
});

/** Starts it and waits until it says these words. */
async function started(args: readonly string[], words: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['scripts/dev.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  // A test that fails must not leave it behind.
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit');
  let said = '';
  for await (const text of child.stdout) {
    // Vite colours its words wherever it takes the machine for CI.
    said += stripVTControlCharacters(String(text));
    if (said.includes(words)) break;
  }
  return { child, ended };
}

test('SIGTERM ends the store too, and leaves its port free', { timeout: 60_000 }, async () => {
  const { port, close } = await listening();
  await close();
  const { child, ended } = await started(['--mock', '--port', String(port)], 'Local:');
  child.kill('SIGTERM');
  await ended;
  await (await listening(port)).close();
});

test('A backend that is named answers the store, and no server is started', { timeout: 60_000 }, async () => {
  const backend = createServer((socket) => socket.end('HTTP/1.1 418 I am a teapot\r\n\r\n'));
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void backend.close());
  const { port } = backend.address() as AddressInfo;
  const { port: storePort, close } = await listening();
  await close();
  await started(['--port', String(storePort)], 'Local:', { OPENMALL_API: `http://127.0.0.1:${port}` });
  const { status } = await fetch(`http://127.0.0.1:${storePort}/api/syspara!getSyspara.action`);
  expect(status).toBe(418);
});

test.each(['nonsense', '127.0.0.1:3301', 'ftp://mall.test'])(
  'OPENMALL_API=%s is refused in words',
  (address) => {
    const { status, stdout } = dev({ OPENMALL_API: address });
    expect({ status, stdout }).toEqual({ status: 2, stdout: expect.stringContaining(address) as string });
  },
);

test('A port for the server that is none is refused in words', () => {
  const { status, stdout } = dev({ PORT: 'many' });
  expect(status).toBe(2);
  expect(stdout).toContain('PORT: not a port: many');
});

test('A port for the server that is taken is refused before anything starts', async () => {
  const { port, close } = await listening();
  const { status, stdout } = dev({ PORT: String(port) });
  await close();
  expect(status).toBe(2);
  expect(stdout).toContain(`OPENMALL_API=http://127.0.0.1:${port}`);
});

test('Where Prism cannot begin, the store ends with it', { timeout: 60_000 }, async () => {
  const { ended } = await started(['--prism', '--latency', 'slow', '--port', '0'], 'say 300 or 200-800');
  expect(await ended).toEqual([2, null]);
});
