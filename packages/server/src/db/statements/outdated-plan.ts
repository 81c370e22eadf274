/**
 * Whether a migration has changed the columns that a prepared statement returns, such as those of `select *`.
 * PostgreSQL refuses to run it then.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery';
