/** Translation keys that the contract uses: its error catalog, and the messages of its bounds and rules. */
import { readFileSync } from 'node:fs';
import { messageKeys } from '../check/messages.ts';

interface Contract {
  readonly 'x-error-catalogue'?: Readonly<Record<string, unknown>>;
}

const file = new URL('../../openapi/dist/openapi.json', import.meta.url);

/** Keys by namespace that the code need not use. */
export function contractKeys(): Readonly<Record<string, ReadonlySet<string>>> {
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const messages = [...messageKeys(contract)].map((key) => key.replace(/^form\./, ''));
  return { errors: new Set(Object.keys(contract['x-error-catalogue'] ?? {})), form: new Set(messages) };
}
