/** Which pages of other origins may call: as the reference server has it, by name and without credentials. */
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Prefer',
  'Access-Control-Max-Age': '600',
} as const;

/** Pages on this machine may call without being named. */
const mayCall = (origin: string, named: ReadonlySet<string>): boolean =>
  LOOPBACK.test(origin) || named.has(origin);

export const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('access-control-request-method');

export const preflightAnswer = (): Response => new Response(null, { status: 204, headers: PREFLIGHT });

export function allowOrigin(request: Request, answer: Response, named: ReadonlySet<string>): void {
  answer.headers.append('Vary', 'Origin');
  const origin = request.headers.get('origin') ?? '';
  if (!mayCall(origin, named)) return;
  answer.headers.set('Access-Control-Allow-Origin', origin);
  answer.headers.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, X-Mock-Reason');
}
