/** Finds out before the run which operations a backend has, with one call each that changes nothing. */
import { errorCatalog, type OperationId } from '@openmall/sdk';
import type { Operation } from '../contract/operations.ts';
import type { Exchange } from './exchange.ts';
import type { Target } from './target.ts';

/** The statuses with which servers and gateways answer paths and methods that they do not have. */
const statuses = new Set([404, 405, 501]);

/** Whether the answer says that the operation is not built: no envelope at such a status, or `notImplemented`. */
function isNotBuilt({ status, envelope }: Exchange): boolean {
  const { code, text } = errorCatalog.notImplemented;
  if (String(envelope?.code) === code && envelope?.msg === text) return true;
  return statuses.has(status) && envelope?.code === undefined;
}

export interface Survey {
  /** The operations that are not built, each with the answer that says so. */
  readonly notBuilt: ReadonlyMap<OperationId, Exchange>;
  /** One call of each operation that did not answer. */
  readonly unanswered: readonly Exchange[];
  readonly hasAnswered: boolean;
  /** How long the calls took, in milliseconds. */
  readonly times: readonly number[];
}

/** Calls without token and fields are refused, or read what everybody may read. */
export async function surveyTarget(
  target: Target,
  operations: readonly Operation[],
  parallel: number,
): Promise<Survey> {
  const waiting = [...operations];
  const exchanges: Exchange[] = [];
  async function work(): Promise<void> {
    for (let operation = waiting.shift(); operation; operation = waiting.shift())
      exchanges.push(await target.send({ operation, input: {}, token: null }));
  }
  await Promise.all(Array.from({ length: parallel }, work));
  const notBuilt = exchanges.filter(isNotBuilt);
  return {
    notBuilt: new Map(notBuilt.map((exchange) => [exchange.operation.id, exchange])),
    unanswered: exchanges.filter(({ networkError }) => networkError !== undefined),
    times: exchanges.map(({ ms }) => ms),
    hasAnswered: exchanges.some(({ envelope }) => envelope?.code !== undefined),
  };
}
