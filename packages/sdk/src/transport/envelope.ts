/** What an answer is: the data of a success, a refusal, or no answer of this contract. */
export type Reading =
  | { readonly kind: 'success'; readonly data: unknown }
  | { readonly kind: 'refusal'; readonly code: string; readonly msg: string }
  | { readonly kind: 'unreadable'; readonly why: string };

const isEnvelope = (value: unknown): value is { code: string | number; msg?: unknown; data?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  ['string', 'number'].includes(typeof value.code);

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Reads the text of an answer; the number 0 counts as success, as some servers send it. */
export function readEnvelope(text: string): Reading {
  if (text.trim() === '') return { kind: 'unreadable', why: 'The answer was empty.' };
  const parsed = parse(text);
  if (!parsed) return { kind: 'unreadable', why: 'The answer was not JSON.' };
  if (!isEnvelope(parsed.value)) return { kind: 'unreadable', why: 'The answer had no code.' };
  const { code, msg, data } = parsed.value;
  if (String(code) === '0') return { kind: 'success', data: data ?? null };
  return { kind: 'refusal', code: String(code), msg: typeof msg === 'string' ? msg : '' };
}
