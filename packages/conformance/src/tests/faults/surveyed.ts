import { operations } from '../../contract/operations.ts';
import type { OperationId } from '@openmall/sdk';

/** The reference server has all operations, so a run need only survey those that a fault affects. */
export const operationsOtherThan = (affected: readonly OperationId[]): readonly OperationId[] =>
  operations.map(({ id }) => id).filter((id) => !affected.includes(id));
