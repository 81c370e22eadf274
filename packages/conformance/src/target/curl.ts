import { operation as operationOf } from '../contract/operations.ts';
import { passwordOf, passwordsOf, type Caller, type Exchange, type Secret, type Yield } from './exchange.ts';
import type { SentFile } from './sent-files.ts';
import { urlOf, type Address } from './target.ts';

export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A shell expands nothing inside single quotes, so they are closed around a variable. */
const variable = (name: string): string => `'"$${name}"'`;

const tokenName = ({ label }: Caller): string => `TOKEN_${label}`;

/** The encodings of a value in a line: URL, form, JSON and plain, each with and without shell quoting. */
function spellingsOf(value: string): readonly string[] {
  const form = new URLSearchParams({ '': value }).toString().slice(1);
  const plain = [encodeURIComponent(value), form, JSON.stringify(value).slice(1, -1), value];
  return plain.flatMap((spelling) => [quote(spelling).slice(1, -1), spelling]);
}

const replaced = (line: string, { name, value }: Secret): string =>
  value === ''
    ? line
    : spellingsOf(value).reduce((text, item) => text.replaceAll(item, variable(name)), line);

/** Reports contain neither tokens nor passwords that were given. */
export function withoutSecrets(line: string, exchange: Exchange): string {
  const { caller } = exchange;
  const token = caller ? [{ name: tokenName(caller), value: caller.token }] : [];
  return [...passwordsOf(exchange), ...token].reduce(replaced, line);
}

/** Replaces ids by the variables that earlier calls set. */
export const withVariables = (line: string, variables: Exchange['variables']): string =>
  [...(variables ?? [])].reduce((text, [id, name]) => text.replaceAll(id, variable(name)), line);

/** The command that reads one field of an answer: the last one, or the one at a place. */
function readField({ key, id }: Yield, text: string): string {
  const all = [...text.matchAll(new RegExp(`"${key}":"([^"]*)"`, 'g'))].map(([, value]) => value);
  return all.at(-1) === id || all.length === 0
    ? `sed 's/.*"${key}":"\\([^"]*\\)".*/\\1/'`
    : `grep -o '"${key}":"[^"]*"' | sed -n '${all.indexOf(id) + 1}p' | cut -d'"' -f4`;
}

/** Ids differ between runs, so the call that creates one stores it in a variable for the calls that follow. */
function withIds(line: string, { variables, yields = [], text }: Exchange): string {
  const own = new Set(yields.map(({ id }) => id));
  const sent = withVariables(line, new Map([...(variables ?? [])].filter(([id]) => !own.has(id))));
  const [first, ...others] = yields;
  if (!first) return sent;
  if (others.length === 0) return `${first.name}=$(${sent} | ${readField(first, text)})`;
  const reads = yields.map((item) => `${item.name}=$(printf %s "$ANSWER" | ${readField(item, text)})`);
  return [`ANSWER=$(${sent})`, ...reads].join('; ');
}

/** The command that writes an uploaded file. */
function fileLine({ name, base64, zeros }: SentFile): string {
  const content = `printf %s ${quote(base64)} | base64 -d`;
  return `${zeros > 0 ? `{ ${content}; head -c ${zeros} /dev/zero; }` : content} > ${quote(name)} && `;
}

/** A call as one line for a shell. */
export function curlOf(exchange: Exchange): string {
  const { request, operation } = exchange;
  const headers = Object.entries(request.headers)
    .filter(([name]) => name !== 'accept')
    .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const parts = request.body === undefined ? [] : request.body.split('\n');
  const form = operation.body?.mediaType === 'multipart/form-data';
  const body = form
    ? parts.map((part) => `-F ${quote(part)}`)
    : parts.length
      ? [`-d ${quote(parts.join('\n'))}`]
      : [];
  const files = (request.files ?? []).map(fileLine).join('');
  const line = [`${files}curl -s -X ${request.method}`, quote(request.url), ...headers, ...body].join(' ');
  return withIds(withoutSecrets(line, exchange), exchange);
}

/** The command that sets the token variable of `curlOf`. Run it once before. */
export function loginLine({ label, username, password, given }: Caller, backend: Address): string {
  const secret = given ? variable(passwordOf(label, password).name) : encodeURIComponent(password);
  const address = urlOf(backend, operationOf('userNewlogin').path);
  const url = `${address}?username=${encodeURIComponent(username)}&password=${secret}`;
  return `TOKEN_${label}=$(curl -s -X POST '${url}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;
}
