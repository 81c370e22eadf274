import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import contract from '../generated/contract.json' with { type: 'json' };
import { secretNames } from '../generated/tables.ts';
import type { OperationId } from '../operation.ts';
import { createTransport } from './create-transport.ts';
import { fakeFetch, page, refusal } from './fake-fetch.ts';
import type { CallEvent } from './options.ts';
import { redactUrl } from './redact.ts';

const secret = 'sUnny42&day';
const withSecrets = (Object.keys(contract.operations) as OperationId[]).filter(
  (id) => contract.operations[id].secrets.length > 0,
);

test('Token, passwords and codes are among the secrets', () => {
  expect(secretNames).toEqual(
    expect.arrayContaining(['token', 'password', 'safeword', 'session_token', 'old_password']),
  );
});

test('The values of secret fields are blanked out of a URL, others stay', () => {
  expect(redactUrl('/api/user!newlogin?username=amelia&password=a%26b&lang=en&token=t')).toBe(
    '/api/user!newlogin?username=amelia&password=***&lang=en&token=***',
  );
});

test('A URL inside of a text is redacted too', () => {
  expect(redactUrl('Failed to parse URL from "/x?token=abc" at once')).toBe(
    'Failed to parse URL from "/x?token=***" at once',
  );
});

test.each(withSecrets)('No secret of %s is in its errors or in its log', async (id) => {
  const events: CallEvent[] = [];
  const replies = [
    refusal('1', 'no'),
    page('<p>', 502),
    page('<p>'),
    (request: Request): never => {
      throw new TypeError(`Failed to parse URL from ${request.url}`);
    },
  ];
  for (const reply of replies) {
    const transport = createTransport({
      baseUrl: 'https://mall.test',
      fetch: fakeFetch(reply),
      getToken: () => secret,
      onCall: (event) => events.push(event),
      retry: { retries: 0 },
    });
    const input = Object.fromEntries(contract.operations[id].secrets.map((name) => [name, secret]));
    const { error } = await (
      transport.safe as (id: OperationId, input: object) => Promise<{ error: unknown }>
    )(id, input);
    expect(error).toBeDefined();
    for (const text of [inspect(error, { depth: 9 }), inspect(events, { depth: 9 })]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(encodeURIComponent(secret));
    }
  }
  expect(events).toHaveLength(replies.length);
});
