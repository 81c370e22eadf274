import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import contract from '../../generated/contract.json' with { type: 'json' };
import { secretNames } from '../../generated/tables.ts';
import * as operations from '../../generated/operation-functions.ts';
import type { Operation, OperationId } from '../../types.ts';
import { createTransport } from '../create-transport.ts';
import { fakeFetch, page, refusal } from '../test-support/fake-fetch.ts';
import { type CallEvent, fetchWithLog } from './fetch-with-log.ts';
import { headerAndBodyEncoding } from '../request/header-and-body-encoding.ts';
import { queryEncoding } from '../request/encoding.ts';
import { redactUrl } from './redact.ts';

const SECRET = 'sUnny42&day';
const withSecrets = (Object.keys(contract.operations) as OperationId[]).filter(
  (id) => contract.operations[id].secrets.length > 0,
);

test('The secrets include token, passwords and codes', () => {
  expect(secretNames).toEqual(
    expect.arrayContaining(['token', 'password', 'safeword', 'session_token', 'old_password']),
  );
});

test('Masks the values of secret fields in a URL', () => {
  expect(redactUrl('/api/user!newlogin?username=amelia&password=a%26b&lang=en&token=t')).toBe(
    '/api/user!newlogin?username=amelia&password=***&lang=en&token=***',
  );
});

test('Masks a URL inside a text', () => {
  expect(redactUrl('Failed to parse URL from "/x?token=abc" at once')).toBe(
    'Failed to parse URL from "/x?token=***" at once',
  );
});

test.each(withSecrets)('Errors and logs contain no secret of %s', async (id) => {
  const events: CallEvent[] = [];
  const replies = [
    refusal('1', 'no'),
    page('<p>', 502),
    page('<p>'),
    (request: Request): never => {
      throw new TypeError(`Failed to parse URL from ${request.url}`);
    },
  ];
  for (const encoding of [queryEncoding, headerAndBodyEncoding]) {
    for (const reply of replies) {
      const transport = createTransport({
        baseUrl: 'https://mall.test',
        fetch: fetchWithLog((event) => events.push(event), fakeFetch(reply)),
        getToken: () => SECRET,
        encoding,
        retries: 0,
      });
      const input = Object.fromEntries(contract.operations[id].secrets.map((name) => [name, SECRET]));
      const { error } = await transport.safe(operations[id] as Operation, input as never);
      expect(error).toBeDefined();
      for (const text of [
        inspect(error, { depth: 9 }),
        JSON.stringify(error),
        inspect(events, { depth: 9 }),
      ]) {
        expect(text).not.toContain(SECRET);
        expect(text).not.toContain(encodeURIComponent(SECRET));
      }
    }
  }
  expect(events).toHaveLength(2 * replies.length);
});

test('The error of a token that is not a valid header does not contain it', async () => {
  const transport = createTransport({
    baseUrl: 'https://mall.test',
    fetch: (url, init) => fetch(new Request(url, init)),
    getToken: () => 'bad\ntoken',
    encoding: headerAndBodyEncoding,
    retries: 0,
  });
  const { error } = await transport.safe(operations.walletGetUsdt);
  expect(error?.kind).toBe('network');
  expect(inspect(error, { depth: 9 })).not.toMatch(/bad|token/);
});

test('safe() hands out status and headers of a response, but not its URL with the token', async () => {
  const fetch = async (url: string) =>
    Object.defineProperty(Response.json({ code: '0' }), 'url', { value: url });
  const transport = createTransport({ baseUrl: 'https://mall.test', fetch, getToken: () => SECRET });
  const result = await transport.safe(operations.categoryTree);
  expect(result.response).toMatchObject({ status: 200, ok: true });
  expect(result.response?.headers.get('content-type')).toContain('json');
  expect(inspect(result, { depth: 9, showHidden: true })).not.toContain(encodeURIComponent(SECRET));
});
