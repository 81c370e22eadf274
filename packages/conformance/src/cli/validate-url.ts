/** Addresses of backends on the command line. */
import { UsageError } from '../runner/usage-error.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** `localhost:3000` parses too, as the path 3000 of a scheme "localhost", so that an address is http alone. */
function httpUrlOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function meantBy(text: string): string {
  const meant = `http://${text.replace(scheme, '')}`;
  return httpUrlOf(meant) ? ` Did you mean ${meant}?` : '';
}

/** The address as it was given; a usage error where it is none, or another machine's unless `allowRemote`. */
export function checkedUrl(option: '--base-url' | '--compare', text: string, allowRemote: boolean): string {
  const url = httpUrlOf(text);
  if (!url) throw new UsageError(`${option} "${text}" is no http address.${meantBy(text)}`);
  if (!allowRemote && !loopback.test(url.hostname))
    throw new UsageError(
      `${url.hostname} is another machine. The judge buys and withdraws; add --allow-remote if that is meant.`,
    );
  return text;
}
