import { expect, it } from 'vitest';
import { operation } from '../contract/operations.ts';
import type { Caller, Exchange } from './exchange.ts';
import { curlOf, loginLine } from './curl.ts';

const caller: Caller = {
  label: 'A',
  username: 'amelia@example.com',
  password: "pass'word",
  token: 'tok_0123456789',
  given: true,
};
const exchange = (url: string): Exchange => ({
  operation: operation('orderInfo'),
  request: { method: 'POST', url, headers: { accept: 'application/json' } },
  caller,
  odd: false,
  status: 200,
  headers: new Headers(),
  text: '',
  envelope: undefined,
  ms: 1,
});

it('A call is one line for a shell, with a variable where the token was', () => {
  expect(curlOf(exchange('http://127.0.0.1:1/api/order!info?orderId=or_1&token=tok_0123456789'))).toBe(
    `curl -s -X POST 'http://127.0.0.1:1/api/order!info?orderId=or_1&token='"$TOKEN_A"''`,
  );
});

it('A password from the command line is never shown', () => {
  const line = loginLine(caller, 'http://127.0.0.1:1/api/user!newlogin');
  expect(line).not.toMatch(/pass'?word\b.*pass|pass%27/);
  expect(line).toContain('"$PASSWORD"');
});

it('A quote in a value ends no quote of the shell', () => {
  expect(curlOf(exchange(`http://127.0.0.1:1/api/order!info?orderId='; rm x`))).toContain(
    `orderId='\\''; rm x'`,
  );
});
