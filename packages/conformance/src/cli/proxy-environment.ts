/** Runs the command again with the environment that makes Node.js send calls through a proxy: it is read at the start only. */
import { spawn } from 'node:child_process';
import { UsageError } from '../runner/usage-error.ts';

/** The releases whose `fetch` knows proxies. */
const supportsProxy = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 23 || (major === 22 && minor >= 21);
};

const variables = (proxy: string): Record<string, string> => ({
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: proxy,
  HTTPS_PROXY: proxy,
  http_proxy: proxy,
  https_proxy: proxy,
  NO_PROXY: '',
  no_proxy: '',
});

/** Whether this process was started for the proxy. */
export const isBehindProxy = (proxy: string): boolean =>
  process.env['NODE_USE_ENV_PROXY'] === '1' && process.env['HTTP_PROXY'] === proxy;

/** The exit code of the command behind the proxy. Signals are passed on. */
export function runBehindProxy(proxy: string): Promise<number> {
  if (!supportsProxy(process.versions.node))
    throw new UsageError(
      `--proxy needs Node.js 22.21 or 24 and newer, and this is ${process.versions.node}.`,
    );
  const env = { ...process.env, ...variables(proxy) };
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 2)));
}
