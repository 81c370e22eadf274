import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const LOCALES = 'packages/web/src/shared/i18n/locales/en/';
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** All message keys of the bounds and rules of the contract. */
export function messageKeys(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((item) => messageKeys(item, found));
  else if (isRecord(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-messages' && isRecord(value))
        Object.values(value).forEach((message) => found.add(String(message)));
      else messageKeys(value, found);
    }
    if ('rule' in node && typeof node.message === 'string') found.add(node.message);
  }
  return found;
}

const hasKey = (texts: unknown, path: readonly string[]): boolean => {
  const [first, ...rest] = path;
  if (first === undefined) return typeof texts === 'string';
  return isRecord(texts) && hasKey(texts[first], rest);
};

/** Message keys and error keys of the contract that have no English text. */
export function checkMessages(): string[] {
  if (!existsSync(new URL(`${LOCALES}form.json`, root))) return [`${LOCALES}form.json is missing.`];
  const contract = readJson('openapi/dist/openapi.json');
  const form = { form: readJson(`${LOCALES}form.json`) };
  const errors = readJson(`${LOCALES}errors.json`);
  const catalog = isRecord(contract) ? Object.keys(contract['x-error-catalogue'] ?? {}) : [];
  const missingForm = [...messageKeys(contract)].filter((key) => !hasKey(form, key.split('.')));
  const missingErrors = catalog.filter((key) => !hasKey(errors, [key]));
  return [
    ...missingForm.map((key) => `The message key ${key} has no text. Fix: add it to ${LOCALES}form.json.`),
    ...missingErrors.map((key) => `The error ${key} has no text. Fix: add it to ${LOCALES}errors.json.`),
  ];
}
