/** How the fields of the few calls with a body travel. */
import type { Body } from '../../types.ts';

export const jsonBody = (input: object): Body => ({
  body: JSON.stringify(input),
  headers: { 'content-type': 'application/json' },
});

export function formBody(input: object): Body {
  const form = new FormData();
  // A form keeps a file as it is, and makes a text of anything else.
  for (const [name, value] of Object.entries(input) as [string, Blob | null | undefined][])
    if (value !== undefined && value !== null) form.append(name, value);
  return { body: form };
}
