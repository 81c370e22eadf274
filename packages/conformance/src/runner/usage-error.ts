/** A mistake of whoever calls the judge: told in words before anything is judged. */
export class UsageError extends Error {
  override name = 'UsageError';
}
