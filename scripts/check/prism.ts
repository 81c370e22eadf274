/** Checks that every response of `npm run mock:prism` matches the contract. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '../contract/contract.ts';
import { root } from '../workspace.ts';
import { exampleCalls, type ExampleCall } from './example-calls.ts';

function createResponseCheck() {
  const contract = readFileSync(new URL(import.meta.resolve('@openmall/sdk/contract.json')), 'utf8');
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(JSON.parse(contract) as object, 'contract');
  return ({ id }: ExampleCall, body: unknown): string | undefined =>
    ajv.validate({ $ref: `contract#/operations/${id}/answer` }, body) ? undefined : ajv.errorsText();
}

/** Starts the mock server on a free port. */
async function startPrism(): Promise<{ readonly baseUrl: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, ['packages/mocks/src/prism/main.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [baseUrl] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (baseUrl !== undefined) return { baseUrl, stop: () => void child.kill() };
  }
  throw new Error(`Prism did not start:\n${output}`);
}

async function checkCall(
  baseUrl: string,
  call: ExampleCall,
  check: ReturnType<typeof createResponseCheck>,
): Promise<string[]> {
  const { id, method, path, query, body } = call;
  const headers = new Headers(typeof body === 'string' ? { 'content-type': 'application/json' } : {});
  const response = await fetch(`${baseUrl}${path}?${query}`, { method, headers, body: body ?? null });
  const text = await response.text();
  if (response.status !== 200) return [`${id}: Prism responds with ${response.status} ${text.slice(0, 300)}`];
  const envelope = JSON.parse(text) as { code?: unknown };
  const fault = envelope.code === '0' ? check(call, envelope) : `code is ${String(envelope.code)}`;
  return fault === undefined ? [] : [`${id}: ${fault}`];
}

export async function checkPrism(): Promise<string[]> {
  const calls = exampleCalls(readContract(join(root, 'openapi/dist/openapi.json')));
  const check = createResponseCheck();
  const { baseUrl, stop } = await startPrism();
  try {
    const findings: string[] = [];
    for (const call of calls) findings.push(...(await checkCall(baseUrl, call, check)));
    return findings;
  } finally {
    stop();
  }
}
