/** Twelve ways in which the answer of a mall can be broken. */
import type { Page, Route } from '@playwright/test';

type Change = (value: unknown, depth: number) => unknown;

/** Applies a change to a value and all that is in it, from the inside. */
function changed(value: unknown, change: Change, depth = 0): unknown {
  if (Array.isArray(value))
    return change(
      value.map((item) => changed(item, change, depth + 1)),
      depth,
    );
  if (typeof value !== 'object' || value === null) return change(value, depth);
  const entries = Object.entries(value).map(([name, inner]) => [name, changed(inner, change, depth + 1)]);
  return change(Object.fromEntries(entries), depth);
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const MANY = 10_000;

const nullLists: Change = (value) => (Array.isArray(value) ? null : value);
const fewerFields: Change = (value) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter((_, at) => at % 2 === 0)) : value;
const otherTypes: Change = (value) => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.length : value;
};
const nullFields: Change = (value, depth) =>
  depth > 0 && !isRecord(value) && !Array.isArray(value) ? null : value;
/** The rows of a list are repeated as they are: with long lists in each of them, no answer could be written. */
const manyRows = (value: unknown): unknown => {
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, manyRows(inner)]));
  return Array.isArray(value) && isRecord(value[0])
    ? Array.from({ length: MANY }, (_, at) => value[at % value.length] as unknown)
    : value;
};
const nonsense: Change = (value) => {
  if (typeof value === 'number') return -1e21;
  return typeof value === 'string' ? `${value}\u202e${'\u0301'.repeat(300)}` : value;
};

interface Answer {
  readonly code?: unknown;
  readonly data?: unknown;
}
const withData = (change: (data: unknown) => unknown) => (answer: Answer) =>
  JSON.stringify({ ...answer, data: change(answer.data) });

/** The body that is sent instead of an answer. */
const bodies: Readonly<Record<string, (answer: Answer) => string>> = {
  'lists are null': withData((data) => changed(data, nullLists)),
  'every second field is missing': withData((data) => changed(data, fewerFields)),
  'numbers are texts and texts are numbers': withData((data) => changed(data, otherTypes)),
  'fields are null': withData((data) => changed(data, nullFields)),
  'lists have 10,000 rows': withData(manyRows),
  'values make no sense': withData((data) => changed(data, nonsense)),
  'the data are null': withData(() => null),
  'the data are a text': withData(() => 'data'),
  'the code is a number': (answer) => JSON.stringify({ ...answer, code: 0 }),
  'the JSON is cut off': (answer) => JSON.stringify(answer).slice(0, -7),
};

const BAD_GATEWAY = '<!doctype html><h1>502 Bad Gateway</h1>';

export const KINDS: readonly string[] = [
  ...Object.keys(bodies),
  'a proxy answers in HTML',
  'the answer is empty',
];

async function breakAnswer(route: Route, kind: string): Promise<void> {
  if (kind === 'a proxy answers in HTML')
    return route.fulfill({ status: 502, contentType: 'text/html', body: BAD_GATEWAY });
  if (kind === 'the answer is empty') return route.fulfill({ status: 200, body: '' });
  const response = await route.fetch({ maxRetries: 3 });
  const answer: unknown = await response.json().catch(() => undefined);
  const body = bodies[kind];
  if (!isRecord(answer) || !body) return route.fulfill({ response });
  return route.fulfill({ response, body: body(answer) });
}

/** Breaks every answer of the API from now on. Returns how to end it. */
export async function breakAnswers(page: Page, kind: string): Promise<() => Promise<void>> {
  const calls = /\/(api|public)\//;
  // A page that was left meanwhile has no use for its answers.
  await page.route(calls, (route) =>
    breakAnswer(route, kind).catch(() => route.abort().catch(() => undefined)),
  );
  return () => page.unroute(calls);
}
