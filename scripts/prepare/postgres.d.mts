/** `{ url, stop }`, or undefined if PostgreSQL is missing and cannot be installed. */
export function startPostgres(): Promise<{ readonly url: string; readonly stop: () => void } | undefined>;
