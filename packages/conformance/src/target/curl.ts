import type { Caller, Exchange } from './exchange.ts';

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Inside single quotes a shell fills nothing in, so the quotes are closed around a variable. */
const variable = (name: string): string => `'"$${name}"'`;

const tokenName = ({ label }: Caller): string => `TOKEN_${label}`;

/** A token is worth money while it lives, and a given password for longer: reports carry neither. */
function withoutSecrets(line: string, caller: Caller | undefined): string {
  if (!caller) return line;
  const hidden = line.replaceAll(caller.token, variable(tokenName(caller)));
  return caller.given ? hidden.replaceAll(encodeURIComponent(caller.password), variable('PASSWORD')) : hidden;
}

/** A call as one line for a shell. */
export function curlOf({ request, operation, caller }: Exchange): string {
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
  const line = [`curl -s -X ${request.method}`, quote(request.url), ...headers, ...body].join(' ');
  return withoutSecrets(line, caller);
}

/** The line that fills the variable of `curlOf`; to be run once before it. */
export function loginLine({ label, username, password, given }: Caller, loginUrl: string): string {
  const secret = given ? variable('PASSWORD') : encodeURIComponent(password);
  const url = `${loginUrl}?username=${encodeURIComponent(username)}&password=${secret}`;
  return `TOKEN_${label}=$(curl -s -X POST '${url}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;
}
