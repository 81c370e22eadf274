/** Finds the findings that another one explains, so that a report shows the cause first. */
import { errorKeyOf } from '../contract/operations.ts';
import type { Finding } from '../runner/finding.ts';
import type { RunResult } from '../runner/run-result.ts';
import type { Exchange } from '../target/exchange.ts';

/** A finding by check and operation. */
export interface Cause {
  readonly check: string;
  readonly operation: string;
}

/** What is wrong with a call whatever it was made for, the most basic first. */
const transportFaults: readonly (readonly [string, (exchange: Exchange) => boolean])[] = [
  ['env.answered', ({ networkError }) => networkError !== undefined],
  [
    'env.no-server-error',
    ({ status, envelope }) =>
      status >= 500 || ['serverError', 'systemError'].includes(errorKeyOf(envelope?.msg) ?? ''),
  ],
  ['env.http-200', ({ status, envelope }) => status !== 200 && envelope?.code === undefined],
  ['env.shape', ({ envelope }) => envelope?.code === undefined],
];

const hasFault = ({ findings }: RunResult, { check, operation }: Cause): boolean =>
  findings.some(
    (finding) => finding.verdict === 'fail' && finding.check === check && finding.operation === operation,
  );

const isSame = (finding: Cause, cause: Cause): boolean =>
  finding.check === cause.check && finding.operation === cause.operation;

/** The fault of the call itself, if another check reports it. */
export function causeOfCall(
  result: RunResult,
  finding: Cause,
  call: Exchange | undefined,
): Cause | undefined {
  const check = call && transportFaults.find(([, applies]) => applies(call))?.[0];
  if (!call || check === undefined) return undefined;
  const cause = { check, operation: call.operation.id };
  return !isSame(finding, cause) && hasFault(result, cause) ? cause : undefined;
}

/** Reasons of the judge's own preparations name the path that refused. */
const PATH = /(?:^|needs )(\/\S+?),? (?:answered|which|succeeded)/;

/** The operation that kept a check from a verdict: the one that refused, or the one that the reason names. */
function blockerOf({ operations }: RunResult, { refused, reason = '' }: Finding): string | undefined {
  const path = PATH.exec(reason)?.[1];
  return refused?.operation.id ?? operations.find((candidate) => candidate.path === path)?.id;
}

/** A refusal in words of its own has no reason that a check could compare. */
const wordingCheck = ({ refused }: Finding): readonly string[] =>
  refused?.envelope && errorKeyOf(refused.envelope.msg) === undefined ? ['env.error-key'] : [];

/** The finding that explains why a check could not tell: the call that it needs has a finding of its own. */
export function causeOfInconclusive(result: RunResult, finding: Finding): Cause | undefined {
  const operation = blockerOf(result, finding);
  if (operation === undefined) return undefined;
  // A fault is a better explanation than the valid call that it made fail.
  const found = [...transportFaults.map(([check]) => check), ...wordingCheck(finding), 'pos.works']
    .flatMap((check) => result.findings.filter((item) => isSame(item, { check, operation })))
    .find(({ verdict }) => verdict === 'fail' || verdict === 'inconclusive');
  return found && !isSame(finding, found) ? { check: found.check, operation: found.operation } : undefined;
}
