import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { StatementRecorder } from '../../db/statements/record-statements.ts';
import { newRequestId } from '../../domain/new-id.ts';
import type { Sandbox } from '../../domain/payments/sandbox.ts';
import type { TrafficControl } from '../../domain/traffic/traffic-control.ts';
import type { AnswerCache } from './answer-cache.ts';
import { failure, plain, refusal, respond } from './answers.ts';
import { callOperation, type OperationContext, type Outcome } from './call-operation.ts';
import { canonicalPath } from './compatibility.ts';
import { callOffice } from '../office/call-office.ts';
import { allowOrigin, answerPreflight, type StoreOrigins } from '../security/cross-origin.ts';
import { allowSockets } from '../security/security-policy.ts';
import { socketSources } from '../security/socket-sources.ts';
import { answerMailLink } from '../mail/mail-page.ts';
import { answerPayments } from '../payments/payment-routes.ts';
import type { ErrorTexts } from '../family/error-texts.ts';
import { readFamilyCall, withoutBasePath } from '../family/family-call.ts';
import { failureKey } from './failure-key.ts';
import { isPicture, servePicture, type PictureSource } from '../files/pictures.ts';
import { logFailures, type Log } from './request-log.ts';
import { findRoute } from './router.ts';
import type { AnswerCall } from '../pages/first-response.ts';
import type { Pages } from '../pages/serve-pages.ts';
import type { StaticFiles } from '../files/static-files.ts';
import { isUpload, serveUpload } from '../files/uploads.ts';

export interface AppOptions {
  readonly ctx: AppContext;
  readonly pictures?: PictureSource | undefined;
  /** The test payment provider, if it is open. */
  readonly sandbox?: Sandbox | undefined;
  /** The control API, for tests. Without it, its addresses answer 404. */
  readonly control?: ((request: Request, pathname: string) => Promise<Response>) | undefined;
  /** The pages of the built store, with a head of their own. */
  readonly pages?: Pages | undefined;
  readonly staticFiles?: StaticFiles | undefined;
  /** The built back office: pages of merchants and of the desk. */
  readonly office?: StaticFiles | undefined;
  /** Origins of stores on other hosts that may call. */
  readonly storeOrigins?: StoreOrigins | undefined;
  /** Keeps answers to visitors for a second, or until what they show has changed. Without it, each call is answered anew. */
  readonly answers?: AnswerCache | undefined;
  /** Without it, calls are not limited. */
  readonly traffic?: TrafficControl | undefined;
  /** Error texts in the language of an existing client. Without them, it gets those of the contract. */
  readonly errorTexts?: ErrorTexts | undefined;
  readonly log?: Log | undefined;
  /** Records the statements of each call for the log. Without it, the log gets none. */
  readonly recordStatements?: StatementRecorder | undefined;
  /** False while the server drains, so that a proxy sends new requests elsewhere. */
  readonly isReady?: (() => boolean) | undefined;
}

export interface Origin {
  readonly ipAddress?: string | undefined;
  /** Whether the visitor's connection is encrypted, here or at a trusted proxy. */
  readonly isSecure?: boolean | undefined;
  /** The id that a trusted proxy gave the request. */
  readonly requestId?: string | undefined;
}
export interface App {
  readonly fetch: (request: Request, origin?: Origin) => Promise<Response>;
}

/** Browsers come back over TLS only, for a year. */
const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=31536000'] as const;

const NO_ORIGINS: StoreOrigins = new Set();

const isControl = (path: string) => /^\/control(\/|$)/.test(path);
const isCall = (path: string) => /^\/(api|public)(\/|$)/.test(path);

type IncomingRequest = { readonly request: Request; readonly pathname: string } & Origin;

async function answerCall(
  context: OperationContext,
  { request, pathname, ipAddress, isSecure }: IncomingRequest,
): Promise<Outcome> {
  const office = await callOffice(context, pathname, { request, ipAddress });
  if (office) return office;
  const route = findRoute(request.method, pathname);
  if (route.kind === 'operation')
    return callOperation(context, route.id, {
      request,
      family: readFamilyCall(pathname),
      ipAddress,
      isSecure,
    });
  const key = 'parameterError';
  if (route.kind === 'wrongMethod')
    return { answer: refusal(key, { status: 405, headers: { Allow: route.allow } }), key };
  return { answer: refusal(key, { status: 404 }), key };
}

/** Answers an API call and logs it. */
async function call(options: AppOptions, incoming: IncomingRequest): Promise<Response> {
  const { log = logFailures } = options;
  const { request, pathname } = incoming;
  const start = performance.now();
  const requestId = incoming.requestId ?? newRequestId();
  const work = () => answerCall(options, incoming);
  const { result, statements } = options.recordStatements
    ? await options.recordStatements(work)
    : { result: await work(), statements: undefined };
  const { answer, key, error } = result;
  const { method } = request;
  const { status } = answer;
  log({
    requestId,
    method,
    path: canonicalPath(pathname),
    status,
    key,
    durationMs: performance.now() - start,
    error,
    traceParent: request.headers.get('traceparent') ?? undefined,
    statements,
  });
  return respond({ ...answer, headers: { ...answer.headers, 'X-Request-Id': requestId } }, request);
}

async function checkReadiness({ ctx, isReady }: AppOptions): Promise<Response> {
  if (isReady && !isReady()) return plain('draining', 503);
  try {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(ctx.db);
    return rows[0]?.standby ? plain('standby', 503) : plain('ready', 200);
  } catch {
    return plain('no database', 503); // The probe repeats. The log of the database has the reason.
  }
}

const UPLOADS = '/uploads/*';

/** Serves an uploaded picture. A storage failure is logged and answered with 503, not 404. */
async function answerUpload(
  { ctx, log = logFailures }: AppOptions,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const start = performance.now();
  try {
    return await serveUpload(ctx, request, pathname);
  } catch (error) {
    const { method } = request;
    const durationMs = performance.now() - start;
    log({
      requestId: newRequestId(),
      method,
      path: UPLOADS,
      status: 503,
      key: failureKey(error),
      durationMs,
      error,
    });
    return plain('try again', 503);
  }
}

async function findFile(
  options: AppOptions,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const { pictures, pages, staticFiles, office } = options;
  if (isPicture(pathname)) return servePicture(pictures, request, pathname);
  if (isUpload(pathname)) return answerUpload(options, request, pathname);
  const officeFile = await office?.(request, pathname);
  if (officeFile) return officeFile;
  const answer: AnswerCall = (own) => call(options, { request: own, pathname: new URL(own.url).pathname });
  const page = (await pages?.(request, pathname, answer)) ?? (await staticFiles?.(request, pathname));
  if (page?.headers.has('Content-Security-Policy'))
    allowSockets(page, await socketSources(options.ctx, request));
  return page;
}

/** Creates the HTTP app: a function from request to response. */
export function createApp(options: AppOptions): App {
  const hono = new Hono();
  hono.get('/healthz', () => plain('ok', 200));
  hono.get('/readyz', () => checkReadiness(options));
  hono.all('*', async ({ req }) => {
    const pathname = withoutBasePath(new URL(req.raw.url).pathname);
    const { ctx, sandbox, control, log = logFailures } = options;
    if (isControl(pathname)) return control ? control(req.raw, pathname) : plain('Not found', 404);
    const answered =
      (await answerPayments({ ctx, sandbox, log }, req.raw, pathname)) ??
      (await answerMailLink(ctx, req.raw, pathname));
    if (answered) return answered;
    if (req.raw.method !== 'GET' && req.raw.method !== 'HEAD') {
      return failure('parameterError', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    return (await findFile(options, req.raw, pathname)) ?? plain('Not found', 404);
  });
  const { storeOrigins = NO_ORIGINS } = options;
  // Calls are most of the traffic, and need nothing of the router.
  const answer = (request: Request, origin: Origin) => {
    const { pathname } = new URL(request.url);
    return isCall(canonicalPath(pathname))
      ? call(options, { request, pathname, ...origin })
      : hono.fetch(request);
  };
  const fetch: App['fetch'] = async (request, origin = {}) => {
    const preflight = answerPreflight(request, storeOrigins);
    const response = preflight ?? (await answer(request, origin));
    allowOrigin(request, response, storeOrigins);
    if (origin.isSecure) response.headers.set(...STRICT_TRANSPORT);
    return response;
  };
  return { fetch };
}
