/** What no response may contain. */
import type { PassiveCheck } from '../../runner/check.ts';
import type { Exchange } from '../../target/exchange.ts';

const traces: readonly (readonly [RegExp, string])[] = [
  [/\bat [\w.$<>]+ \(?[^\s)]+:\d+:\d+\)?/, 'a JavaScript stack trace'],
  [/\bat [\w$.]+\([\w$]+\.java:\d+\)/, 'a Java stack trace'],
  [/Traceback \(most recent call last\)/, 'a Python stack trace'],
  [
    /\b(ORA-\d{5}|SQLSTATE\[|syntax error at or near|You have an error in your SQL)/i,
    'an error text of a database',
  ],
  [
    /\b(org\.springframework|java\.lang|com\.mysql|node_modules|site-packages)\b/,
    "names of the server's code",
  ],
  [/(^|[\s"'(])(\/home\/|\/usr\/src\/|\/var\/www\/|C:\\\\)/, 'a path of the server'],
];

/** Fields that are always a leak. Old clients declare `google_auth_secret`, but none reads it. */
const SECRET_FIELD =
  /"(password|passwd|safeword_hash|salt|password_hash|google_auth_secret|privateKey)"\s*:\s*"[^"]+"/i;

const PASSWORD_FIELD = /^((old|re)_)?(password|safeword)$/;

/** The passwords in the request: a login or registration has no caller yet. */
export function passwordsIn({ request }: Exchange): readonly string[] {
  const form = /urlencoded/.test(request.headers['content-type'] ?? '') ? (request.body ?? '') : '';
  const fields = [...new URL(request.url).searchParams, ...new URLSearchParams(form)];
  const isOpen = (value: string): boolean =>
    fields.some(([name, other]) => other === value && !PASSWORD_FIELD.test(name));
  // A value that is also in another field, such as the user name, may be repeated.
  return fields.flatMap(([name, value]) => (PASSWORD_FIELD.test(name) && !isOpen(value) ? [value] : []));
}

function passwordLeak(exchange: Exchange): string | undefined {
  const { caller, text } = exchange;
  const passwords = [...(caller ? [caller.password] : []), ...passwordsIn(exchange)];
  return passwords.some((item) => item.length >= 6 && text.includes(JSON.stringify(item)))
    ? 'repeats the password'
    : undefined;
}

/** Operations that return a token. */
const RETURNS_TOKEN = /^(userNewlogin|localuserRegister)/;

function tokenLeak({ caller, text, headers, operation }: Exchange): string | undefined {
  if (!caller || RETURNS_TOKEN.test(operation.id)) return undefined;
  if (text.includes(caller.token)) return "repeats the caller's token in its body";
  const header = [...headers].find(([, value]) => value.includes(caller.token));
  return header ? `repeats the caller's token in the header ${header[0]}` : undefined;
}

const leaks = { area: 'leaks', level: 'must' } as const;

export const leakChecks: readonly PassiveCheck[] = [
  {
    ...leaks,
    id: 'sec.stack-trace',
    requirement: 'No response contains stack traces, SQL, file paths or class names of the server.',
    source: 'design §6',
    inspect: ({ text }) => {
      const found = traces.find(([pattern]) => pattern.test(text));
      return found && `shows ${found[1]}`;
    },
  },
  {
    ...leaks,
    id: 'sec.secret-field',
    requirement: 'No response contains a password, its hash or another secret.',
    source: 'design §1',
    inspect({ text }) {
      const found = SECRET_FIELD.exec(text);
      return found ? `contains the field ${found[1] ?? ''}` : undefined;
    },
  },
  {
    ...leaks,
    id: 'sec.password-echo',
    requirement: 'No response repeats the password of the caller or of the request.',
    source: 'design §1',
    inspect: passwordLeak,
  },
  {
    ...leaks,
    id: 'sec.token-echo',
    requirement: 'No response repeats the token of the caller.',
    source: 'design §1',
    inspect: tokenLeak,
  },
  {
    ...leaks,
    id: 'sec.cacheable',
    requirement: 'Responses to logged-in callers must not be cached.',
    source: 'design §6',
    level: 'should',
    inspect({ caller, networkError, isOffContract, headers }) {
      if (!caller || networkError !== undefined || isOffContract) return undefined;
      const control = headers.get('cache-control') ?? '';
      return /no-store|private|no-cache/.test(control)
        ? undefined
        : `Cache-Control is ${control || 'absent'}`;
    },
  },
  {
    ...leaks,
    id: 'sec.sniffable',
    requirement: 'Responses forbid content type sniffing (X-Content-Type-Options: nosniff).',
    source: 'design §6',
    level: 'should',
    inspect: ({ networkError, isOffContract, headers }) =>
      networkError !== undefined || isOffContract || headers.get('x-content-type-options') === 'nosniff'
        ? undefined
        : 'has no X-Content-Type-Options: nosniff',
  },
];
