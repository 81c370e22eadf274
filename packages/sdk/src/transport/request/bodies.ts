/** Encodes the fields of the operations with a request body. */
import type { Body } from '../../types.ts';

export const jsonBody = (input: object): Body => ({
  body: JSON.stringify(input),
  headers: { 'content-type': 'application/json' },
});

export function formBody(input: object): Body {
  const form = new FormData();
  // FormData stores a file as it is and converts other values to text.
  for (const [name, value] of Object.entries(input) as [string, Blob | null | undefined][])
    if (value !== undefined && value !== null) form.append(name, value);
  return { body: form };
}
