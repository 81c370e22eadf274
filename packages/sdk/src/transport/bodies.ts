/** How the fields of the few calls with a body travel. */
import type { Body } from '../operation.ts';

export const jsonBody = (input: object): Body => ({
  body: JSON.stringify(input),
  headers: { 'content-type': 'application/json' },
});

export function formBody(input: object): Body {
  const form = new FormData();
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return { body: form };
}
