/** What a check found about one operation. */
import type { OperationId } from '@openmall/sdk';
import type { ControlCall } from '../setup/control-call.ts';
import type { Exchange } from '../target/exchange.ts';

export type Verdict = 'pass' | 'fail' | 'skipped' | 'inconclusive';

/** `notBuilt`: no envelope at HTTP 404 or 405, or the error `notImplemented`. */
export type OperationVerdict = Verdict | 'notBuilt';

export interface Fault {
  /** What is wrong, in words that a backend developer can act on. */
  readonly message: string;
  /** The calls that show the fault, in order. The last one went wrong. */
  readonly exchanges: readonly Exchange[];
  /** The control calls between them. */
  readonly control?: readonly ControlCall[];
}

export interface Finding {
  readonly check: string;
  readonly operation: OperationId;
  readonly verdict: Verdict;
  /** Why the check was skipped or is inconclusive. */
  readonly reason?: string;
  /** What the check could not judge, although the rest of it passed. */
  readonly leftOut?: string;
  /** The call whose response is the reason. */
  readonly refused?: Exchange;
  /** One fault per distinct message, the quickest to reproduce first. */
  readonly faults?: readonly Fault[];
}
