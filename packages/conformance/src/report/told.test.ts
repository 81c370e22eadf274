import { expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { tell } from './told.ts';

const given = 'Not"shown12';
/** A backend that repeats the password of an account. */
const echo: typeof fetch = (input) => {
  const password = new URL(String(input)).searchParams.get('password');
  return Promise.resolve(
    Response.json({ code: '0', msg: null, data: password === given ? { password } : null }),
  );
};

it('shows no password of an account that was given, also where the backend repeats it', async () => {
  const buyers = [{ username: 'amelia', password: given }];
  const only = ['sec.password-echo', 'pos.works', 'userNewlogin'];
  const told = tell(
    await judge({ baseUrl: 'http://127.0.0.1', buyers, only, seed: 1, quick: true, fetch: echo }),
  );
  const [fault] = told.faults;
  expect(fault?.check).toBe('sec.password-echo');
  expect(fault?.calls.at(-1)?.answer).toContain('"password":"$PASSWORD_A"');
  expect(JSON.stringify(told)).not.toContain('shown12');
});
