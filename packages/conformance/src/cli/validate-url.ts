/** Validates the addresses of backends on the command line. */
import { UsageError } from '../runner/usage-error.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** `localhost:3000` parses as a URL with the scheme "localhost:", so only http and https are accepted. */
function parseHttpUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function suggestUrl(text: string): string {
  const suggestion = `http://${text.replace(SCHEME, '')}`;
  return parseHttpUrl(suggestion) ? ` Did you mean ${suggestion}?` : '';
}

/**
 * Returns the address as given.
 * @throws {UsageError} if it is not an http address, or on another machine without `allowRemote`.
 */
export function validateUrl(
  option: '--base-url' | '--compare' | '--target',
  text: string,
  allowRemote: boolean,
): string {
  const url = parseHttpUrl(text);
  if (!url) throw new UsageError(`${option} "${text}" is not an http address.${suggestUrl(text)}`);
  if (!allowRemote && !LOOPBACK.test(url.hostname))
    throw new UsageError(
      `${url.hostname} is another machine. The judge places orders and withdraws money there; add --allow-remote to allow that.`,
    );
  return text;
}
