/** Translation keys that the contract uses: its error catalog, and the messages of its bounds and rules. */
import { readFileSync } from 'node:fs';
import { messageKeys } from '../check/messages.ts';

interface Contract {
  readonly 'x-error-catalogue'?: Readonly<Record<string, unknown>>;
}

const contractFile = (name: string): URL => new URL(`../../openapi/dist/${name}.json`, import.meta.url);

/** Keys by namespace that the code need not use. */
export function contractKeys(): Readonly<Record<string, ReadonlySet<string>>> {
  const contract = JSON.parse(readFileSync(contractFile('openapi'), 'utf8')) as Contract;
  const messages = [...messageKeys(contract)].map((key) => key.replace(/^form\./, ''));
  return { errors: new Set(Object.keys(contract['x-error-catalogue'] ?? {})), form: new Set(messages) };
}

/** Every value of a mark in the contract of a zone. */
function marksIn(zone: 'desk' | 'merchant', mark: string): readonly string[] {
  const text = readFileSync(contractFile(zone), 'utf8');
  return [...text.matchAll(new RegExp(`"${mark}": ?"([^"]+)"`, 'g'))].map(([, value = '']) => value);
}

/** Keys of the back office that it builds from the contracts: names of the recorded actions, and of permissions. */
export function keysOfZones(): ReadonlySet<string> {
  const actions = [...marksIn('desk', 'x-audit'), ...marksIn('merchant', 'x-audit')];
  const permissions = marksIn('desk', 'x-permission').filter((name) => name.includes(':'));
  return new Set([
    ...actions.map((action) => `auditAction.${action}`),
    ...permissions.map((name) => `permission.${name.replace(':', '-')}`),
  ]);
}
