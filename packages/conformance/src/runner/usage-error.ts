/** An option that makes no sense. Thrown before anything is judged. */
export class UsageError extends Error {
  override name = 'UsageError';
}
