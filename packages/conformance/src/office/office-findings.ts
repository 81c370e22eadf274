/** What the judge found in the back office. */
import type { OfficeId } from './office-operations.ts';

/** The checks, each with a sentence that is true of a conforming backend. */
export const officeChecks = {
  'office.visitor': 'Without a token, every operation but the logins answers notLoggedIn.',
  'office.side': 'A token of a buyer or of the other side opens nothing.',
  'office.right': 'A person may call exactly the operations that their permissions name.',
  'office.store': 'A user without a store has no right of a store.',
  'office.foreign': 'Orders, goods, reviews and chats of another store do not exist.',
  'office.state': 'Buyer and store see one state, and an action works exactly in the states that allow it.',
  'office.audit': 'Each write that was granted leaves one row in the audit log.',
} as const;
export type OfficeCheck = keyof typeof officeChecks;

export interface OfficeFault {
  readonly check: OfficeCheck;
  readonly operation: OfficeId;
  readonly message: string;
}

export interface OfficeFindings {
  /** Passes if `fault` is undefined and fails with it otherwise. */
  expect(check: OfficeCheck, operation: OfficeId, fault: string | undefined): void;
  /** Says why a check has no verdict. */
  inconclusive(check: OfficeCheck, reason: string): void;
  readonly faults: readonly OfficeFault[];
  readonly passed: ReadonlyMap<OfficeCheck, number>;
  readonly reasons: ReadonlyMap<OfficeCheck, string>;
}

export function createOfficeFindings(): OfficeFindings {
  const faults: OfficeFault[] = [];
  const passed = new Map<OfficeCheck, number>();
  const reasons = new Map<OfficeCheck, string>();
  return {
    faults,
    passed,
    reasons,
    expect(check, operation, message) {
      if (message === undefined) passed.set(check, (passed.get(check) ?? 0) + 1);
      else faults.push({ check, operation, message });
    },
    inconclusive: (check, reason) => void reasons.set(check, reason),
  };
}
