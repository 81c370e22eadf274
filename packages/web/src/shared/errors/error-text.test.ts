import { createTransport, walletGetUsdt } from '@openmall/sdk';
import { beforeAll, expect, test } from 'vitest';
import { addTranslations } from '../i18n/i18n.ts';
import errors from '../i18n/locales/en/errors.json' with { type: 'json' };
import { errorText } from './error-text.ts';

beforeAll(() => addTranslations('errors', errors));

/** What a buyer reads when a server refuses with this message. */
async function textOf(msg: string): Promise<string> {
  const fetch = () => Promise.resolve(Response.json({ code: '1', msg, data: null }));
  const transport = createTransport({ baseUrl: 'https://mall.example', getToken: () => undefined, fetch });
  return errorText(await walletGetUsdt(transport).catch((error: unknown) => error));
}

test.each([
  '__proto__',
  'constructor',
  'toString',
  '<b onclick=alert(1)>Sold out</b>',
  '余额不足',
  '{{count}} left',
  '$t(errors:checkNetwork)',
])('The message %s, which no catalog has, is shown as it is', async (message) => {
  expect(await textOf(message)).toBe(message);
});

test('A message of a megabyte is cut', async () => {
  const text = await textOf('Sold out '.repeat(120_000));
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/^Sold out Sold out .*…$/);
});

test('A refusal without a message says that the system is busy', async () => {
  expect(await textOf('')).toBe('The system is busy. Please try again.');
});
