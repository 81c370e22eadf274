/** `{ url, stop }`, or undefined if PostgreSQL is missing and cannot be installed. `isQuick` is for tests: commits don't wait for the disk. */
export function startPostgres(options?: {
  readonly isQuick?: boolean;
}): Promise<{ readonly url: string; readonly stop: () => void } | undefined>;
