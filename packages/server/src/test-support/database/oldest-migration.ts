/** The last migration of the oldest version whose servers may run beside this one. Raise it with a release. */
export const OLDEST_MIGRATION = '0190-suspense-resolutions';
