/** CORS as in the reference server: named origins, without credentials. */
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Prefer',
  'Access-Control-Max-Age': '600',
} as const;

/** Pages on this machine may call without being listed. */
export const mayCall = (origin: string, origins: ReadonlySet<string>): boolean =>
  LOOPBACK.test(origin) || origins.has(origin);

export const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('access-control-request-method');

export const preflightAnswer = (): Response => new Response(null, { status: 204, headers: PREFLIGHT });

export function allowOrigin(request: Request, response: Response, origins: ReadonlySet<string>): void {
  response.headers.append('Vary', 'Origin');
  const origin = request.headers.get('origin') ?? '';
  if (!mayCall(origin, origins)) return;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, X-Mock-Reason');
}
