import { databaseErrorCode } from '../db/transact.ts';

/** What a log may say about an error. */
export interface ErrorDescription {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  /** Where it was thrown, without the message. */
  readonly stack: readonly string[];
  readonly cause?: ErrorDescription;
}

const MAX_FRAMES = 12;
const MAX_CAUSES = 3;

/** The lines of our own code. */
const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|wasm:|\(node:/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());

/**
 * Describes an error by an allow-list of its fields. Messages of the database and of its driver are left out: they
 * repeat the values of a row or of a parameter.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { name, message, cause } = error;
  const code = databaseErrorCode(error);
  return {
    name,
    ...(code === undefined ? { message } : { code }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}
