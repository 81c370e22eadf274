/** The command-line options that both mock servers share. */

/** An invalid option. The message says how to correct it. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Resolves at Ctrl+C, or when a supervisor ends the process. */
export const waitForStopSignal = (): Promise<void> =>
  new Promise((resolve) => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()));

export const isBusy = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

export function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new BadOption(`--port: a number from 0 to 65535, not ${text}`);
  return port;
}

/** Parses `300` or `200-800`, in milliseconds. */
export function latencyOf(text: string): readonly [number, number] {
  const [, min, max = min] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  const range = [Number(min), Number(max)] as const;
  if (!(range[0] <= range[1]))
    throw new BadOption(`--latency: a number such as 300 or a range such as 200-800, not ${text}`);
  return range;
}

export const originsOf = (text: string): ReadonlySet<string> => new Set(text.split(',').filter(Boolean));

/** Returns the parsed values. Throws a BadOption with the reason and the help text. */
export function parseOrExplain<Values>(parse: () => { readonly values: Values }, help: string): Values {
  try {
    return parse().values;
  } catch (cause) {
    throw new BadOption(`${cause instanceof Error ? cause.message : String(cause)}\n\n${help}`, { cause });
  }
}
