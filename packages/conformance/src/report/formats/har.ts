/** The calls of each fault as an HTTP archive (HAR 1.2): one page per fault. Tools for HTTP import it. */
import { foldMessage } from '../fold-message.ts';
import type { Report, ReportedCall, SentCall } from '../report-model.ts';

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

function requestOf({ method, url, headers, body }: SentCall) {
  const query = [...new URLSearchParams(url.split('?')[1] ?? '')];
  const mimeType = headers['content-type'] ?? 'application/octet-stream';
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(headers),
    queryString: query.map(([name, value]) => ({ name, value })),
    ...(body !== undefined && { postData: { mimeType, params: [], text: body } }),
    headersSize: -1,
    bodySize: body === undefined ? 0 : new TextEncoder().encode(body).length,
  };
}

function responseOf({ responseHeaders }: SentCall, { status, answer }: ReportedCall) {
  const size = new TextEncoder().encode(answer).length;
  const mimeType = responseHeaders['content-type'] ?? '';
  return {
    status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(responseHeaders),
    content: { size, mimeType, text: answer },
    redirectURL: responseHeaders['location'] ?? '',
    headersSize: -1,
    bodySize: -1,
  };
}

function entriesOf(page: string, calls: readonly ReportedCall[]) {
  return calls.flatMap((call) => {
    const { sent, ms } = call;
    if (!sent) return [];
    return [
      {
        pageref: page,
        startedDateTime: sent.startedAt,
        time: ms,
        request: requestOf(sent),
        response: responseOf(sent, call),
        cache: {},
        timings: { send: 0, wait: ms, receive: 0 },
      },
    ];
  });
}

export function harReport({ faults, contract, startedAt }: Report): string {
  const pages = faults.map(({ check, operation, message, calls }, index) => ({
    startedDateTime: calls.find(({ sent }) => sent)?.sent?.startedAt ?? startedAt,
    id: `fault-${index + 1}`,
    title: `#${index + 1} ${check}: ${operation} ${foldMessage(message).summary}`,
    pageTimings: {},
    ...(calls.some(({ isControl }) => isControl) && {
      comment: calls.flatMap(({ isControl, curl }) => (isControl ? [curl] : [])).join('\n'),
    }),
  }));
  const entries = faults.flatMap(({ calls }, index) => entriesOf(`fault-${index + 1}`, calls));
  const creator = { name: 'openmall-conformance', version: contract };
  return `${JSON.stringify({ log: { version: '1.2', creator, pages, entries } }, null, 2)}\n`;
}
