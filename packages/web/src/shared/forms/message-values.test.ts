import { messageValues } from '@openmall/sdk/validators';
import { expect, test } from 'vitest';
import form from '../i18n/locales/en/form.json' with { type: 'json' };

/** The text of a key such as `form.contacts.long`. */
function textOf(key: string): unknown {
  let node: unknown = form;
  for (const part of key.split('.').slice(1)) node = (node as Record<string, unknown> | undefined)?.[part];
  return node;
}

const placeholdersOf = (text: unknown): readonly string[] =>
  typeof text === 'string' ? [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '') : [];

test('Every number that the text of a validator names is known', () => {
  const unknown = Object.entries(messageValues).flatMap(([key, values]) =>
    placeholdersOf(textOf(key))
      .filter((name) => !(name in values))
      .map((name) => `${key} has no single ${name}: fields with other limits need a key of their own`),
  );
  expect(unknown).toEqual([]);
  expect(Object.keys(messageValues).length).toBeGreaterThan(50);
});
