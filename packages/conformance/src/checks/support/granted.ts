/** Calls that must be granted before a check can come to a verdict. */
import { PreconditionError } from '../../setup/precondition-error.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';

/** @throws {PreconditionError} if the call was refused. */
export async function granted(call: Promise<Exchange>): Promise<Exchange> {
  const exchange = await call;
  if (succeeded(exchange)) return exchange;
  const { operation, envelope, networkError, status } = exchange;
  const answer = networkError ?? String(envelope?.msg ?? `HTTP ${status}`);
  throw new PreconditionError('inconclusive', `${operation.path} answered: ${answer}`, exchange);
}

export type Row = Readonly<Record<string, unknown>>;

/** The data of an answer as an object; empty if it is none. */
export const dataOf = ({ envelope }: Exchange): Row => (envelope?.data ?? {}) as Row;

/** The rows of a list, with or without pages. */
export function rowsOf(exchange: Exchange): readonly Row[] {
  const { pageList, elements, lines } = dataOf(exchange);
  const rows = [exchange.envelope?.data, pageList, elements, lines].find(Array.isArray);
  return (rows ?? []) as readonly Row[];
}
