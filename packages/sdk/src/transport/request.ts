import { routes, secretNames } from '../generated/tables.ts';
import type { Method, OperationId } from '../operation.ts';

export interface Target {
  readonly baseUrl: string;
  readonly actionSuffix: boolean;
  readonly secrets: 'query' | 'header';
  readonly lang: string;
  readonly token: string | undefined;
}

export interface Prepared {
  readonly method: Method;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: FormData | URLSearchParams | string | undefined;
}

type Fields = readonly (readonly [string, string])[];

/** Absent fields are left out, lists are joined by commas. */
function fieldsOf(input: object): Fields {
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    value === undefined || value === null
      ? []
      : [[name, Array.isArray(value) ? value.join(',') : String(value)] as const],
  );
}

const queryOf = (fields: Fields): string =>
  fields.map((field) => field.map((part) => encodeURIComponent(part)).join('=')).join('&');

function formDataOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function urlOf(path: string, { baseUrl, actionSuffix }: Target): string {
  const suffix = actionSuffix && !path.endsWith('.action') ? '.action' : '';
  return `${baseUrl.replace(/\/+$/, '')}${path}${suffix}`;
}

/** What goes over the wire for a call, whichever way secrets travel. */
export function prepare(id: OperationId, input: object, target: Target): Prepared {
  const [method, path, , kind] = routes[id];
  const { lang, token, secrets } = target;
  const isHeader = secrets === 'header';
  const shared: Fields = [
    ['lang', lang],
    ...(token !== undefined && !isHeader ? [['token', token] as const] : []),
  ];
  const headers: Record<string, string> = { accept: 'application/json' };
  if (isHeader && token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const at = (fields: Fields) => `${urlOf(path, target)}?${queryOf(fields)}`;

  if (kind === 'json') {
    return {
      method,
      url: at(shared),
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    };
  }
  if (kind === 'multipart') {
    return { method, url: at(shared), headers, body: input instanceof FormData ? input : formDataOf(input) };
  }
  const fields = fieldsOf(input);
  const hasSecret = fields.some(([name]) => secretNames.includes(name));
  if (isHeader && fields.length > 0 && (method === 'POST' || hasSecret)) {
    return {
      method: 'POST',
      url: at(shared),
      headers,
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    };
  }
  return { method, url: at([...fields, ...shared]), headers, body: undefined };
}
