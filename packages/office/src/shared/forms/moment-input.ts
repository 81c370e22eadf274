const MINUTE_MS = 60_000;

/** A moment as an input of date and time has it, in the viewer's zone; empty for none. */
export function toInput(ms: number | null): string {
  if (ms === null) return '';
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The moment of an input; null for an empty one. */
export const fromInput = (text: string): number | null => (text === '' ? null : new Date(text).getTime());

/** Whether an end is not after its start. */
export const isBackwards = (from: string, until: string): boolean =>
  from !== '' && until !== '' && until <= from;
