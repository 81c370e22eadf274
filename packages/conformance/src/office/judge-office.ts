/** Judges the back office of one backend: rights of all people, and orders from both sides. */
import { createApiClient } from '../setup/api-client.ts';
import type { Control } from '../setup/control.ts';
import { PreconditionError } from '../setup/precondition-error.ts';
import { createSetup } from '../setup/setup.ts';
import { assertReachable } from '../target/probe.ts';
import { createTarget, type TargetOptions } from '../target/target.ts';
import { judgeForeignStore } from './foreign-store.ts';
import type { Judged } from './judged.ts';
import { createOfficeClient } from './office-client.ts';
import {
  createOfficeFindings,
  type OfficeCheck,
  officeChecks,
  type OfficeFindings,
} from './office-findings.ts';
import { judgeOrderStates } from './both-sides.ts';
import { gatherPeople } from './people.ts';
import { judgeRights } from './rights.ts';
import { openShop } from './shop.ts';

export interface OfficeJudgeOptions extends TargetOptions {
  /** An invitation of an owner of the desk, as a new operator gets it. It is used up. */
  readonly invitation: string;
  /** Gives buyers money, and solves sliders. */
  readonly control?: Control | undefined;
  /** Tries two permissions of the desk instead of all. */
  readonly quick?: boolean | undefined;
}

export interface OfficeResult extends Pick<OfficeFindings, 'faults' | 'passed' | 'reasons'> {
  readonly outcome: 'clean' | 'faults' | 'inconclusive';
}

/** A check that could not run must not look like a pass. */
async function runOrExplain(
  findings: OfficeFindings,
  checks: readonly OfficeCheck[],
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof PreconditionError)) throw error;
    for (const check of checks) findings.inconclusive(check, error.message);
  }
}

async function runChecks(judged: Judged, isQuick: boolean): Promise<void> {
  const { findings, client, setup, people } = judged;
  await runOrExplain(findings, ['office.visitor', 'office.side', 'office.right', 'office.store'], () =>
    judgeRights(judged, isQuick),
  );
  await runOrExplain(findings, ['office.foreign', 'office.state', 'office.audit'], async () => {
    const shop = await openShop(client, setup, people);
    await judgeOrderStates(judged, shop);
    await judgeForeignStore(judged, shop);
  });
}

/**
 * Judges the merchant zone and the operations desk of a backend. It registers users, admits merchants, invites a person and
 * places orders.
 * @throws {UnreachableError} if no openmall backend answers at `baseUrl`.
 * @throws {PreconditionError} if the invitation opens nothing.
 */
export async function judgeOffice(options: OfficeJudgeOptions): Promise<OfficeResult> {
  const { control, invitation, quick = false } = options;
  const target = createTarget({ ...options, tokenTransport: 'header' });
  await assertReachable(target);
  const client = createOfficeClient(options);
  const setup = createSetup(
    createApiClient(target, () => {}, control),
    { given: [], seed: 1, control },
  );
  const findings = createOfficeFindings();
  const people = await gatherPeople(client, setup, invitation);
  await runChecks({ client, setup, findings, people }, quick);
  await people.dismiss();
  const { faults, passed, reasons } = findings;
  const names = Object.keys(officeChecks) as OfficeCheck[];
  const isJudged = names.every((name) => passed.has(name)) && reasons.size === 0;
  return {
    faults,
    passed,
    reasons,
    outcome: faults.length > 0 ? 'faults' : isJudged ? 'clean' : 'inconclusive',
  };
}
