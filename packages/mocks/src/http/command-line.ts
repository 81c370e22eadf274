/** What the commands of both mock servers understand in the same way. */

/** An option that can't be used, said so that one can put it right. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Resolves at Ctrl+C, or when a supervisor ends the process. */
export const isStopSignal = (): Promise<void> =>
  new Promise((resolve) => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()));

export const isBusy = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

export function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new BadOption(`--port: not a port: ${text}`);
  return port;
}

/** `300`, or `200-800`: milliseconds from and to. */
export function latencyOf(text: string): readonly [number, number] {
  const [, least, most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  const range = [Number(least), Number(most)] as const;
  if (!(range[0] <= range[1])) throw new BadOption(`--latency: say 300 or 200-800, not ${text}`);
  return range;
}

export const originsOf = (text: string): ReadonlySet<string> => new Set(text.split(',').filter(Boolean));

/** What parsing gives; where it can't be parsed, the reason and how it is done. */
export function parsed<Values>(parse: () => { readonly values: Values }, help: string): Values {
  try {
    return parse().values;
  } catch (cause) {
    throw new BadOption(`${cause instanceof Error ? cause.message : String(cause)}\n\n${help}`, { cause });
  }
}
