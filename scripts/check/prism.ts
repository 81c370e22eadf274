/** Whether `npm run mock` answers every operation under its real path with what the contract allows. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readOptions } from '../../packages/mocks/src/prism/options.ts';
import { startMock } from '../../packages/mocks/src/prism/start-mock.ts';
import { readContract } from '../generate/contract.ts';
import { exampleCalls, type ExampleCall } from './example-calls.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

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
  const { base, stop } = await startMock(readOptions(['--port', '0']), (line) => console.error(line));
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
