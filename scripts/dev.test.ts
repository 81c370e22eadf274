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

test('--help lists the options', () => {
  const { status, stdout } = dev({}, '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('--prism-port');
});

test.each([
  [['--nonsense'], '--nonsense'],
  [['--mock', '--prism'], 'Either --mock or --prism'],
  [['--port', 'x'], '--port: a number from 0 to 65535, not x'],
  [['--mock', '--latency', '300'], '--latency requires --prism'],
])('%j is rejected with a message', (args, message) => {
  const { status, stdout, stderr } = dev({}, ...args);
  expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  expect(stdout).toContain(message);
});

test('A taken port for Prism is rejected before anything starts', async () => {
  const { port, close } = await listening();
  const { status, stdout } = dev({}, '--prism', '--prism-port', String(port));
  await close();
  expect(status).toBe(2);
  expect(stdout).toContain(`${port} is taken`);
});

/** Starts the command and waits for its output to contain `text`. */
async function started(args: readonly string[], text: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['scripts/dev.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  // A failing test must not leave it running.
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    // Vite prints colours on CI.
    output += stripVTControlCharacters(String(chunk));
    if (output.includes(text)) break;
  }
  return { child, ended };
}

test('SIGTERM also stops the store and frees its port', async () => {
  const { port, close } = await listening();
  await close();
  const { child, ended } = await started(['--mock', '--port', String(port)], 'Local:');
  child.kill('SIGTERM');
  await ended;
  await (await listening(port)).close();
});

test('The store uses the backend at OPENMALL_API, and no server is started', async () => {
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
  'OPENMALL_API=%s is rejected with a message',
  (address) => {
    const { status, stdout } = dev({ OPENMALL_API: address });
    expect({ status, stdout }).toEqual({ status: 2, stdout: expect.stringContaining(address) as string });
  },
);

test('A non-numeric port for the server is rejected with a message', () => {
  const { status, stdout } = dev({ PORT: 'many' });
  expect(status).toBe(2);
  expect(stdout).toContain('PORT: a number from 0 to 65535, not many');
});

test('A taken port for the server is rejected before anything starts', async () => {
  const { port, close } = await listening();
  const { status, stdout } = dev({ PORT: String(port) });
  await close();
  expect(status).toBe(2);
  expect(stdout).toContain(`OPENMALL_API=http://127.0.0.1:${port}`);
});

test('The store stops if Prism cannot start', async () => {
  const { ended } = await started(['--prism', '--latency', 'slow', '--port', '0'], 'a range such as 200-800');
  expect(await ended).toEqual([2, null]);
});
