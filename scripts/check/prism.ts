/** Whether Prism, started as `npm run mock` does, answers every operation under its real path with what the contract allows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '../generate/contract.ts';
import { exampleCalls, type ExampleCall } from './example-calls.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const firstAnswerMs = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function startPrism(): Promise<{ base: string; stop: () => Promise<void> }> {
  const base = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, ['scripts/mock.mjs', '--port', new URL(base).port], {
    cwd: root,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const until = Date.now() + firstAnswerMs; ; await wait(200)) {
    const isUp = await fetch(base).then(
      () => true,
      () => false,
    );
    if (isUp) return { base, stop };
    if (child.exitCode !== null) throw new Error('Prism ended before it answered.');
    if (Date.now() > until) {
      await stop();
      throw new Error('Prism did not answer within a minute.');
    }
  }
}

function answerChecker() {
  const rules = JSON.parse(readFileSync(`${root}packages/sdk/src/generated/contract.json`, 'utf8')) as object;
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(rules, 'contract');
  return ({ id }: ExampleCall, body: unknown): string | undefined =>
    ajv.validate({ $ref: `contract#/operations/${id}/answer` }, body) ? undefined : ajv.errorsText();
}

async function findingOf(
  base: string,
  call: ExampleCall,
  check: ReturnType<typeof answerChecker>,
): Promise<string[]> {
  const { id, method, path, query, body } = call;
  const headers = new Headers(typeof body === 'string' ? { 'content-type': 'application/json' } : {});
  const response = await fetch(`${base}${path}?${query}`, { method, headers, body: body ?? null });
  const text = await response.text();
  if (response.status !== 200) return [`${id}: Prism answers ${response.status} ${text.slice(0, 300)}`];
  const envelope = JSON.parse(text) as { code?: unknown };
  const fault = envelope.code === '0' ? check(call, envelope) : `code is ${String(envelope.code)}`;
  return fault === undefined ? [] : [`${id}: ${fault}`];
}

export async function checkPrism(): Promise<string[]> {
  const calls = exampleCalls(readContract(`${root}openapi/dist/openapi.json`));
  const check = answerChecker();
  const { base, stop } = await startPrism();
  try {
    const findings: string[] = [];
    for (const call of calls) findings.push(...(await findingOf(base, call, check)));
    return findings;
  } finally {
    await stop();
  }
}

if (import.meta.main) {
  const findings = await checkPrism();
  for (const finding of findings) console.log(finding);
  console.log(
    findings.length === 0
      ? 'Prism answers every operation with a valid example.'
      : `${findings.length} findings`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
