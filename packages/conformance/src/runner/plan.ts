/** Which operations a run judges, and with which checks. */
import type { OperationId } from '@openmall/sdk';
import { activeChecks as allActiveChecks, passiveChecks as allPassiveChecks } from '../checks/all-checks.ts';
import { operations as allOperations, type Operation } from '../contract/operations.ts';
import { selectIds } from '../selection/select-names.ts';
import type { ActiveCheck, PassiveCheck } from './check.ts';
import type { JudgeOptions } from './judge-options.ts';

export interface Plan {
  readonly operations: readonly Operation[];
  /** Many checks then have nothing to judge. */
  readonly isOfSomeOperations: boolean;
  readonly passiveChecks: readonly PassiveCheck[];
  readonly activeChecks: readonly ActiveCheck[];
  /** Checks that `--quick` leaves out. */
  readonly slowChecks: readonly ActiveCheck[];
}

export const startsWithAny = (name: string, starts: readonly string[]): boolean =>
  starts.some((start) => name.startsWith(start));

/**
 * Resolves the names of `--only` to ids before the run, since a run of everything takes minutes.
 * @throws {UsageError} for a name that selects nothing.
 */
export function resolveOnly({ only = [], extensions, quick }: JudgeOptions): readonly string[] {
  const all = [...allPassiveChecks, ...allActiveChecks, ...allOperations];
  const isInRun = (entry: (typeof all)[number]): boolean =>
    'origin' in entry
      ? extensions === true || entry.origin === 'spec'
      : !(quick && 'slow' in entry && entry.slow);
  const { inRun = [], leftOut = [] } = Object.groupBy(all, (entry) => (isInRun(entry) ? 'inRun' : 'leftOut'));
  return selectIds(only, { inRun, leftOut });
}

/** @throws {UsageError} for a name in `only` that selects nothing. */
export function createPlan(options: JudgeOptions): Plan {
  const { extensions, quick } = options;
  const only = resolveOnly(options);
  const operations = allOperations.filter(({ origin }) => extensions || origin === 'spec');
  const activeChecks = allActiveChecks.filter(({ slow }) => !quick || !slow);
  const slowChecks = allActiveChecks.filter(({ slow }) => quick && slow);
  if (only.length === 0)
    return {
      isOfSomeOperations: false,
      operations,
      activeChecks,
      slowChecks,
      passiveChecks: allPassiveChecks,
    };
  const namedOperations = operations.filter(({ id }) => startsWithAny(id, only));
  const namedActive = activeChecks.filter(({ id }) => startsWithAny(id, only));
  const namedPassive = allPassiveChecks.filter(({ id }) => startsWithAny(id, only));
  const [first, ...others] = activeChecks;
  const isByCheck = namedActive.length > 0 || namedPassive.length > 0;
  // The first check always runs: without a success, refusals prove nothing. Passive checks need calls of all others.
  const needed = namedPassive.length > 0 ? others : others.filter((check) => namedActive.includes(check));
  return {
    isOfSomeOperations: namedOperations.length > 0,
    operations: namedOperations.length > 0 ? namedOperations : operations,
    activeChecks: isByCheck && first ? [first, ...needed] : activeChecks,
    slowChecks: isByCheck ? slowChecks.filter(({ id }) => startsWithAny(id, only)) : slowChecks,
    passiveChecks: isByCheck ? namedPassive : allPassiveChecks,
  };
}

/** Operations that are not built have one verdict, and no check judges them. */
export const withoutOperations = (plan: Plan, left: ReadonlyMap<OperationId, unknown>): Plan => ({
  ...plan,
  isOfSomeOperations: plan.isOfSomeOperations || plan.operations.some(({ id }) => left.has(id)),
  operations: plan.operations.filter(({ id }) => !left.has(id)),
});
