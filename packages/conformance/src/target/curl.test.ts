import { expect, it } from 'vitest';
import { operation } from '../contract/operations.ts';
import { passwordOf, type Caller, type Exchange } from './exchange.ts';
import { curlOf, loginLine } from './curl.ts';
import { createTarget } from './target.ts';

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
  isOffContract: false,
  secrets: [],
  status: 200,
  headers: new Headers(),
  text: '',
  envelope: undefined,
  ms: 1,
  at: 0,
});

it('A call is one line for a shell with a variable for the token', () => {
  expect(curlOf(exchange('http://127.0.0.1:1/api/order!info?orderId=or_1&token=tok_0123456789'))).toBe(
    `curl -s -X POST 'http://127.0.0.1:1/api/order!info?orderId=or_1&token='"$TOKEN_A"''`,
  );
});

it('A password from the command line is never shown', () => {
  const line = loginLine(caller, { baseUrl: 'http://127.0.0.1:1' });
  expect(line).not.toMatch(/pass'?word\b.*pass|pass%27/);
  expect(line).toContain('"$PASSWORD_A"');
});

it('A quote in a value is escaped for the shell', () => {
  expect(curlOf(exchange(`http://127.0.0.1:1/api/order!info?orderId='; rm x`))).toContain(
    `orderId='\\''; rm x'`,
  );
});

it('A given password is hidden in every encoding, also before the login', () => {
  const password = "pass'word & more";
  const login = { ...exchange(''), caller: undefined, secrets: [passwordOf('B', password)] };
  for (const written of [
    encodeURIComponent(password),
    new URLSearchParams({ password }).toString().slice('password='.length),
  ]) {
    const line = curlOf({
      ...login,
      request: { method: 'POST', url: `/x?password=${written}`, headers: {} },
    });
    expect(line).toBe(`curl -s -X POST '/x?password='"$PASSWORD_B"''`);
  }
});

it('A token is hidden in its URL encoding', () => {
  const line = curlOf({ ...exchange('/x?token=a%2Bb%3D'), caller: { ...caller, token: 'a+b=' } });
  expect(line).toBe(`curl -s -X POST '/x?token='"$TOKEN_A"''`);
});

it('A login uses the base path and suffix of the backend', () => {
  const line = loginLine(caller, { baseUrl: 'http://127.0.0.1:1/wap/', actionSuffix: '.action' });
  expect(line).toContain("'http://127.0.0.1:1/wap/api/user!newlogin.action?username=");
});

it('An uploaded file is written first, with a short form for trailing zeros', async () => {
  const file = new File([new Uint8Array([72, 105, 0, 0, 0])], 'a.png', { type: 'image/png' });
  const fetch = () => Promise.resolve(Response.json({ code: '0' }));
  const target = createTarget({ baseUrl: 'http://127.0.0.1:1', fetch });
  const call = { operation: operation('uploadimgExecute'), input: {}, body: { file } };
  expect(curlOf(await target.send(call))).toBe(
    `{ printf %s 'SGk=' | base64 -d; head -c 3 /dev/zero; } > 'a.png' && ` +
      `curl -s -X POST 'http://127.0.0.1:1/api/uploadimg!execute' -F 'file=@a.png;type=image/png'`,
  );
});
