/** Runs the judge through Prism as a validating proxy: Prism must find nothing in the answers of the reference server. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { judge } from '../../../packages/conformance/src/runner/judge.ts';
import { startServer } from '../../../packages/conformance/src/tests/reference-server.ts';
import { root } from '../../workspace.ts';

interface Violation {
  readonly location?: readonly string[];
  readonly severity?: string;
  readonly message?: string;
}

const PORT = 4_127;
const proxyUrl = `http://127.0.0.1:${PORT}`;

async function startProxy(upstream: string): Promise<ChildProcess> {
  const child = spawn(
    join(root, 'node_modules/.bin/prism'),
    ['proxy', 'openapi/dist/openapi.json', upstream, '--port', String(PORT), '--verboseLevel', 'silent'],
    { cwd: root, stdio: 'ignore' },
  );
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (await fetch(proxyUrl).catch(() => undefined)) return child;
    await new Promise((done) => setTimeout(done, 250));
  }
  child.kill();
  throw new Error('Prism did not start.');
}

/** The violations of an answer. Those of a request are meant: the judge also sends invalid calls. */
function violationsOf(response: Response): string[] {
  const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
  return found
    .filter(({ location, severity }) => location?.[0] === 'response' && severity === 'Error')
    .map(({ location, message }) => `${location?.slice(1).join('.')} ${message}`);
}

/** Without the header of violations, no finding would be no news. */
async function assertValidating(): Promise<void> {
  const response = await fetch(`${proxyUrl}/api/sellerGoods!list?pageNum=abc`, { method: 'POST' });
  if (!response.headers.has('sl-violations')) throw new Error('Prism does not report violations.');
}

/** `only` names the checks whose calls are made; all if it is empty. */
export async function checkPrismProxy(
  only: readonly string[] = [],
): Promise<{ findings: string[]; calls: number }> {
  const server = await startServer();
  const proxy = await startProxy(server.baseUrl);
  const findings = new Set<string>();
  let calls = 0;
  const validating: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    calls += 1;
    const { pathname } = new URL(String(input));
    for (const violation of violationsOf(response)) findings.add(`${pathname}: ${violation}`);
    return response;
  };
  try {
    await assertValidating();
    await judge({
      baseUrl: proxyUrl,
      only,
      control: server.control,
      seed: 1,
      extensions: true,
      quick: true,
      fetch: validating,
    });
  } finally {
    proxy.kill();
    await server.stop();
  }
  return { findings: [...findings], calls };
}
