import { expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { buildReport } from './build-report.ts';

const GIVEN = 'Not"shown12';
/** A backend that repeats the password of an account. */
const echo: typeof fetch = (input, init) => {
  const form = typeof init?.body === 'string' ? init.body : new URL(String(input)).search;
  const password = new URLSearchParams(form).get('password');
  const data = password === GIVEN ? { password } : null;
  return Promise.resolve(Response.json({ code: '0', msg: null, data }));
};

const where = ['query', 'header'] as const;
it.each(where)(
  'shows no password of an account that was given, also where the backend repeats it (%s)',
  async (tokenTransport) => {
    const buyers = [{ username: 'amelia', password: GIVEN }];
    const only = ['sec.password-echo', 'pos.works', 'userNewlogin', 'localuserGet'];
    const report = buildReport(
      await judge({
        baseUrl: 'http://127.0.0.1',
        buyers,
        only,
        seed: 1,
        quick: true,
        tokenTransport,
        fetch: echo,
      }),
    );
    const [fault] = report.faults;
    expect(fault?.check).toBe('sec.password-echo');
    expect(fault?.calls.at(-1)?.answer).toContain('"password":"$PASSWORD_A"');
    expect(JSON.stringify(report)).not.toContain('shown12');
  },
);
