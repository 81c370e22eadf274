import { jsonForScript } from './page-head.ts';
import type { PagesFile, RequestTemplate } from './pages-file.ts';

/** Answers an API call of the store inside this process. */
export type AnswerCall = (request: Request) => Promise<Response>;

const IGNORED: ReadonlySet<string> = new Set(['lang']);

/** The value that the page puts into its first requests; undefined if the page requests something else. */
function valueOf(page: NonNullable<PagesFile['early'][string]>, query: URLSearchParams): string | undefined {
  const { parameter, isJson } = page;
  if ([...query.keys()].some((name) => !IGNORED.has(name) && name !== parameter)) return undefined;
  if (parameter === undefined) return '';
  let value = query.get(parameter) ?? '';
  if (isJson) {
    try {
      value = String(JSON.parse(value));
    } catch {
      return undefined;
    }
  }
  return value.trim() || undefined;
}

async function answer(
  template: RequestTemplate,
  fill: (text: string) => string,
  call: AnswerCall,
  origin: string,
) {
  const url = fill(template.url);
  const body = template.body === undefined ? undefined : fill(template.body);
  const { method, headers } = template;
  const response = await call(
    new Request(new URL(url, origin), { method, headers, ...(body !== undefined && { body }) }),
  );
  if (!response.ok) return '';
  const key = `${url} ${body ?? ''}`;
  // The page compares the attribute with the request that it would send (`first-page/early-requests.ts`).
  return `<script type="application/json" data-request="${key.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${jsonForScript(await response.json())}</script>`;
}

/**
 * The response to the first request of a visitor, as data in the HTML. It has the picture that is painted first; the page
 * sends the other requests while its scripts load, and HTML that holds their responses would need one more round trip.
 * Empty for pages without such requests.
 */
export async function firstResponse(
  { early }: PagesFile,
  {
    pathname,
    query,
    lang,
    origin,
  }: {
    readonly pathname: string;
    readonly query: URLSearchParams;
    readonly lang: string;
    readonly origin: string;
  },
  call: AnswerCall,
): Promise<string> {
  const page = early[pathname];
  const value = page && valueOf(page, query);
  const [first] = page?.requests ?? [];
  if (!first || value === undefined) return '';
  const encoded = new URLSearchParams({ value }).toString().slice('value='.length);
  const fill = (text: string) => text.replace('__LANG__', lang).replace('__VALUE__', encoded);
  return answer(first, fill, call, origin);
}
