/** Valid calls with random mistakes, as bytes. The same seed gives the same requests. */
import type { Random } from '@openmall/seeded-random';

export interface FuzzTarget {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Names of the fields. */
  readonly names: readonly string[];
  /** Fields of a valid call. */
  readonly fields: Readonly<Record<string, string>>;
  readonly json?: object | undefined;
}

interface Draft {
  method: string;
  query: string[];
  headers: string[];
  body: Buffer;
}
type Mistake = (draft: Draft, random: Random, target: FuzzTarget) => void;

const TEXTS: readonly string[] = [
  ...['', '0', '-1', '-0', '1.5', '1e5', '0x10', '1,000', '１２', '٣', 'NaN', 'Infinity', 'null', 'true'],
  ...['9223372036854775808', '9'.repeat(300), '0.00000000001', '[]', '{}', '[1,2]', '{"a":1}', '"'],
  ...['__proto__', 'constructor', 'toString', `'; drop table orders; --`, '%', '_', '\\', '\0', 'a\0b'],
  ...[
    '\u202e',
    '\ufeff',
    '👩‍👩‍👧‍👦',
    'e\u0301',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'javascript:alert(1)',
  ],
  ...[',', 'a,b,1,c', '\n', '\r\nX-Injected: 1', '\t', '{{7*7}}', '${7*7}', 'file:///etc/passwd', 'or 1=1'],
];
const ESCAPES = ['%', '%zz', '%0', '%e0%a4', '%ff', '%c0%af', '%ed%a0%80', '%00', '%u0041', '+', '%2500'];
const NAMES = ['__proto__', 'constructor', 'a[b]', 'a.b', '', 'token', 'lang', 'x'.repeat(300), '%zz', 'é'];
const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/xml', 'image/png', ';;;', ''],
];
const JSONS: readonly string[] = [
  ...[
    '{',
    '[1',
    '"',
    'nul',
    '\ufeff{}',
    '[]',
    '0',
    'null',
    '"text"',
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
  ],
  ...['['.repeat(20_000), '{"a":'.repeat(5_000), '{"a":1,}', "{'a':1}", '{"a":"\\ud800"}', '{"a":1e999}'],
];

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const randomText = (random: Random): string => {
  if (random.boolean(0.7)) return random.pick(TEXTS);
  const length = random.pick([1, 3, 40, 300, 9_000]);
  const points = Array.from({ length: Math.min(length, 300) }, () => random.integer(0, 0x2_ffff));
  return String.fromCodePoint(...points).slice(0, length);
};
const nameOf = (random: Random, { names }: FuzzTarget) =>
  names.length > 0 && random.boolean(0.8) ? random.pick(names) : random.pick(NAMES);
const setBody = (draft: Draft, type: string, body: string | Buffer) => {
  draft.headers = draft.headers.filter((line) => !line.startsWith('Content-Type'));
  if (type !== '') draft.headers.push(`Content-Type: ${type}`);
  draft.body = Buffer.from(body);
};

const MISTAKES: readonly Mistake[] = [
  (draft, random, target) => {
    const name = nameOf(random, target);
    draft.query = draft.query.filter((pair) => !pair.startsWith(`${encode(name)}=`));
    draft.query.push(`${encode(name)}=${encode(randomText(random))}`);
  },
  (draft, random) => draft.query.push(random.pick(draft.query)),
  (draft, random) =>
    draft.query.push(`${random.pick(draft.query).split('=')[0]}=${encode(randomText(random))}`),
  (draft, random, target) => draft.query.push(`${encode(nameOf(random, target))}=${random.pick(ESCAPES)}`),
  (draft, random) => draft.query.push(random.pick(ESCAPES)),
  (draft, random) => draft.query.push(`x=${'x'.repeat(random.pick([100, 4_000, 12_000, 20_000]))}`),
  (draft, random) => draft.query.splice(random.integer(1, draft.query.length), 1),
  (draft, random) => setBody(draft, random.pick(TYPES), randomText(random)),
  (draft, random) => setBody(draft, 'application/json', random.pick(JSONS)),
  (draft, random, target) => {
    const pairs = Array.from({ length: random.integer(1, 6) }, () => [
      nameOf(random, target),
      randomText(random),
    ]);
    const isForm = random.boolean(0.5);
    const form = pairs.map((pair) => pair.map((text) => encode(text ?? '')).join('=')).join('&');
    const json = `{${pairs.map((pair) => pair.map((text) => JSON.stringify(text)).join(':')).join(',')}}`;
    setBody(draft, isForm ? 'application/x-www-form-urlencoded' : 'application/json', isForm ? form : json);
  },
  (draft, random, target) => {
    const values = [null, true, 7, -1, 1e21, [], {}, [[]], randomText(random)];
    const body = { ...target.json, [nameOf(random, target)]: random.pick(values) };
    const encoding = random.pick(['utf8', 'utf16le', 'latin1'] as const);
    setBody(draft, 'application/json', Buffer.from(JSON.stringify(body), encoding));
  },
  (draft, random) =>
    setBody(draft, random.pick(TYPES), Buffer.from(Array.from({ length: 64 }, () => random.integer(0, 255)))),
  (draft, random) =>
    setBody(draft, 'application/json', `{"a":"${'x'.repeat(random.pick([1_000, 200_000, 300_000]))}"}`),
  (draft) => (draft.headers = draft.headers.filter((line) => !line.startsWith('Authorization'))),
  (draft, random) =>
    draft.headers.push(`Authorization: Bearer ${encode(randomText(random)).slice(0, 2_000)}`),
  (draft, random) =>
    draft.headers.push(
      `${random.pick(['Cookie', 'Origin', 'Accept-Language', 'traceparent', 'Content-Encoding'])}: ${encode(randomText(random)).slice(0, 3_000)}`,
    ),
  (draft, random) => (draft.method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])),
];

/** A call with one to three mistakes; every tenth has none. */
export function fuzzRequest(random: Random, target: FuzzTarget, token: string): Buffer {
  const fields = Object.entries(target.fields).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const draft: Draft = {
    method: target.method,
    query: ['lang=en', ...fields],
    headers: [`Authorization: Bearer ${token}`],
    body: Buffer.alloc(0),
  };
  if (target.json) setBody(draft, 'application/json', JSON.stringify(target.json));
  const mistakes = random.boolean(0.1) ? 0 : random.integer(1, 3);
  for (let count = 0; count < mistakes; count += 1) random.pick(MISTAKES)(draft, random, target);
  const length =
    draft.body.length > 0 || draft.method === 'POST' ? [`Content-Length: ${draft.body.length}`] : [];
  const head = [
    `${draft.method} ${target.path}?${draft.query.join('&')} HTTP/1.1`,
    'Host: mall.test',
    ...draft.headers,
    ...length,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), draft.body]);
}
