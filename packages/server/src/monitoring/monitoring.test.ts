import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { recordStatements } from '../db/statements/record-statements.ts';
import { createApp } from '../http/app/create-app.ts';
import type { Log } from '../http/app/request-log.ts';
import { repeat } from '../jobs/repeat.ts';
import { callRaw } from '../test-support/http/call.ts';
import { DATABASES } from '../test-support/database/databases.ts';
import { addBuyer, openTestContext, type TestContext } from '../test-support/fixtures/test-context.ts';
import { createJsonLog } from './json-log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createTracing, type Tracing } from './tracing.ts';

const SECRETS = ['marker-token', 'Marker-77', 'nobody@example.com'] as const;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const milliseconds = ([seconds, nanoseconds]: readonly [number, number]) =>
  seconds * 1_000 + nanoseconds / 1_000_000;

/** Closes the tracing, and returns what it has sent before. */
async function closeAndRead(tracing: Tracing, exporter: InMemorySpanExporter) {
  const spans: ReadableSpan[] = [];
  const shutdown = exporter.shutdown.bind(exporter);
  exporter.shutdown = () => {
    spans.push(...exporter.getFinishedSpans());
    return shutdown();
  };
  await tracing.close();
  return spans;
}

describe.each(DATABASES)('What an operator sees on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let metrics: Metrics;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    metrics = createMetrics(database);
  });
  afterAll(() => database.close());

  const openLog = () => {
    const lines: string[] = [];
    const log = createJsonLog({ logEachRequest: true, destination: { write: (line) => lines.push(line) } });
    return { lines, log };
  };
  const logIn = (log: Log, token?: string) =>
    callRaw(createApp({ ctx, log }), 'userNewlogin', { username: SECRETS[2], password: SECRETS[1] }, token);

  it('is one JSON object a request, without anything secret', async () => {
    const { lines, log } = openLog();
    await logIn(log.logRequest, SECRETS[0]);
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      method: 'POST',
      path: '/api/user!newlogin',
      status: 200,
      key: expect.any(String),
      requestId: expect.any(String),
    });
    for (const secret of SECRETS) expect(line).not.toContain(secret);
  });

  it('is where an error was thrown, but not the values that the database repeats', async () => {
    const { lines, log } = openLog();
    const failing = sql`select cast(${SECRETS[1]} as text)::integer`;
    const error: unknown = await failing.execute(database.db).catch((thrown: unknown) => thrown);
    const entry = { requestId: 'r1', method: 'POST', path: '/api/order!pay', status: 200, durationMs: 1 };
    log.logRequest({ ...entry, key: 'serverError', error });
    log.logMessage('error', ['The job failed', error, { password: SECRETS[1] }]);
    expect(lines.join('')).toContain('22P02');
    log.logMessage('error', ['The job failed', new Error('no reason')]);
    expect(lines.at(-1)).toMatch(/no reason.*monitoring\.test\.ts/);
    expect(lines.join('')).not.toContain(SECRETS[1]);
  });

  it('are rate, errors and duration by operation, which callers can not invent', async () => {
    await logIn(metrics.countRequest);
    await createApp({ ctx, log: metrics.countRequest }).fetch(new Request('http://mall.test/api/made!up'));
    const text = await metrics.render();
    expect(text).toMatch(
      /openmall_request_duration_seconds_count\{operation="userNewlogin",outcome="refused"\} 1/,
    );
    expect(text).toMatch(/openmall_refusals_total\{operation="userNewlogin",key="\w+"\} 1/);
    expect(text).toContain('operation="other"');
    expect(text).not.toContain('made!up');
    expect(text.trimEnd().endsWith('# EOF')).toBe(true);
  });

  it('are queues, money in suspense and the age of jobs', async () => {
    const job = repeat('Counting', 1, () => Promise.resolve());
    await new Promise((resolve) => setTimeout(resolve, 50));
    await job.stop();
    await addBuyer(ctx);
    const text = await metrics.render();
    expect(text).toMatch(/openmall_database_up 1/);
    expect(text).toMatch(/openmall_outbox_waiting \d+/);
    expect(text).toMatch(/openmall_suspense_usd 0/);
    expect(text).toMatch(/openmall_job_last_success_timestamp_seconds\{job_name="Counting"\} \d+/);
    if (database.kind === 'postgres') {
      expect(text).toMatch(/openmall_database_connections\{state="open"\} [1-9]/);
      expect(text).toMatch(/openmall_database_lock_waits 0/);
    }
  });

  it('is on a port of its own, and nothing else is', async () => {
    const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
    expect(await answer.text()).toContain('openmall_database_up');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await close();
    expect((await createApp({ ctx }).fetch(new Request('http://mall.test/metrics'))).status).toBe(404);
  });

  it('is a span for each request, within the trace of the proxy', async () => {
    const exporter = new InMemorySpanExporter();
    const tracing = createTracing(exporter);
    const app = createApp({ ctx, log: tracing.recordRequest });
    const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
    await app.fetch(new Request('http://mall.test/api/category!tree?lang=en', { method: 'POST', headers }));
    const spans = await closeAndRead(tracing, exporter);
    expect(spans.map((span) => `${span.name} ${span.spanContext().traceId}`)).toEqual([
      `categoryTree ${TRACE}`,
    ]);
  });

  it('is a span for each statement below that of its request, without text and values', async () => {
    const exporter = new InMemorySpanExporter();
    const tracing = createTracing(exporter);
    const { username } = await addBuyer(ctx);
    const app = createApp({ ctx, log: tracing.recordRequest, recordStatements });
    await callRaw(app, 'userNewlogin', { username, password: SECRETS[1] });
    const spans = await closeAndRead(tracing, exporter);
    const request = spans.find(({ name }) => name === 'userNewlogin') ?? expect.fail();
    const statements = spans.filter((span) => span !== request);
    expect(statements.map(({ name }) => name)).toContain('SELECT user_account');
    expect(statements.every(({ name }) => /^[A-Z]+( [a-z_]+)?$/.test(name))).toBe(true);
    for (const { parentSpanContext, startTime, endTime, attributes } of statements) {
      expect(parentSpanContext?.spanId).toBe(request.spanContext().spanId);
      expect(milliseconds(startTime)).toBeGreaterThanOrEqual(milliseconds(request.startTime) - 2);
      expect(milliseconds(endTime)).toBeLessThanOrEqual(milliseconds(request.endTime) + 2);
      expect(Object.keys(attributes)).not.toContain('db.query.text');
    }
    const texts = JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]));
    for (const secret of [username, SECRETS[1]]) expect(texts).not.toContain(secret);
  });

  it('names a statement that failed, and counts none of another call', async () => {
    const failing = sql`select cast(${SECRETS[1]} as integer) from user_account`;
    await failing.execute(database.db).catch(() => undefined);
    const { statements } = await recordStatements(() => failing.execute(database.db).catch(() => undefined));
    expect(statements).toMatchObject([{ name: 'SELECT user_account', isFailed: true }]);
  });
});
