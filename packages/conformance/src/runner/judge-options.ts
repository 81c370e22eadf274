/** The options of a run. */
import type { OperationId } from '@openmall/sdk';
import { labelOf, passwordOf, type Secret } from '../target/exchange.ts';
import { createTarget, type Target, type TargetOptions } from '../target/target.ts';
import type { GivenAccount } from '../setup/accounts.ts';
import type { Control } from '../setup/control.ts';
import type { ObjectIds } from '../setup/given-objects.ts';

export interface Progress {
  /** The id of the check that runs now. */
  readonly check: string;
  readonly done: number;
  readonly of: number;
  readonly calls: number;
  readonly faults: number;
}

export interface JudgeOptions extends TargetOptions {
  readonly buyers?: readonly GivenAccount[];
  /** Draws the same random inputs again. */
  readonly seed: number;
  readonly quick?: boolean;
  /** Also judges operations that the specification does not list. */
  readonly extensions?: boolean;
  /** Ids of checks or operations, or how they begin. Everything is judged if empty. */
  readonly only?: readonly string[];
  readonly control?: Control | undefined;
  /** What the team does in place of the control contract; `control` runs it. */
  readonly hooks?: Readonly<Record<string, string>>;
  /** Ids of objects of the first buyer that are in a state already. */
  readonly objects?: ObjectIds | undefined;
  /** Operations that are not built do not fail the run. */
  readonly allowMissing?: boolean;
  /** Operations that are known to be built, which the survey before the run leaves out. */
  readonly surveyed?: readonly OperationId[];
  /** How many operations are judged at once, where the order does not matter. */
  readonly parallel?: number | undefined;
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the run early. The result then has what was found so far. */
  readonly signal?: AbortSignal;
}

/** A header of a gateway may be a key. */
const headerSecret = (name: string, value: string): Secret => ({
  name: `HEADER_${name.toUpperCase().replaceAll(/\W/g, '_')}`,
  value,
});

/** Creates the target. Reports never show passwords and headers that were given. */
export const targetOf = (options: JudgeOptions): Target =>
  createTarget({
    ...options,
    secrets: [
      ...(options.buyers ?? []).map(({ password }, index) => passwordOf(labelOf(index), password)),
      ...Object.entries(options.headers ?? {}).map(([name, value]) => headerSecret(name, value)),
    ],
  });
