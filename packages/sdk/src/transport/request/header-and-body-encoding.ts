import { secretNames } from '../../generated/tables.ts';
import { encodeFields, type RequestEncoding, toSearch } from './encoding.ts';

/**
 * Keeps secrets out of URLs, on servers that accept it, such as the reference server. The token is sent as an
 * `Authorization: Bearer` header. The fields of a POST, and of a GET with a secret field, are sent as a form body.
 * @example const transport = createTransport({ baseUrl: 'https://mall.example', encoding: headerAndBodyEncoding });
 */
export const headerAndBodyEncoding: RequestEncoding = (
  { method, bodyOf },
  input,
  address,
  { lang, token },
) => {
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const fields = encodeFields(input);
  const url = address + toSearch({ lang, token: undefined });
  const hasSecret = Object.keys(input).some((name) => secretNames.includes(name));
  if (!bodyOf && (fields === '' || (method === 'GET' && !hasSecret)))
    return { url: url + fields, init: { method, headers: bearer } };
  const { body, headers } = bodyOf?.(input) ?? {
    body: fields.slice(1),
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
  };
  return { url, init: { method: 'POST', headers: { ...headers, ...bearer }, body } };
};
