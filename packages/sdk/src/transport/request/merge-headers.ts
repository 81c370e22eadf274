type HeaderValues = Readonly<Record<string, string>>;

/** Sets headers besides those of an encoding. Of two values for a name, in any case, the later one counts. */
export function mergeHeaders(init: RequestInit, ...others: readonly (HeaderValues | undefined)[]): void {
  const merged = new Headers(init.headers);
  for (const values of others)
    for (const [name, value] of Object.entries(values ?? {})) merged.set(name, value);
  init.headers = Object.fromEntries(merged);
}
