/** Defines checks that are about a few named operations. */
import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { ActiveCheck, Area } from '../../runner/check.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';

type Run = (context: CheckContext) => Promise<void>;

/** A check that passes over one of its operations in silence must not look complete. Runs a check if its operations are judged. Records a failed precondition for each; other errors are rethrown. */
export const aboutOperations =
  (about: readonly OperationId[] | ((operation: Operation) => boolean), run: Run): Run =>
  async (context) => {
    const isAbout = (operation: Operation): boolean =>
      typeof about === 'function' ? about(operation) : about.includes(operation.id);
    const judged = context.operations.filter(isAbout).map(({ id }) => id);
    if (judged.length === 0)
      return context.leaveOut('none of its operations is built or selected in this run');
    try {
      await run(context);
      for (const id of judged)
        if (!context.hasFinding(id)) context.skip(id, 'uses this operation, but came to no verdict on it');
    } catch (error) {
      if (!(error instanceof PreconditionError)) throw error;
      for (const id of judged) {
        if (error.verdict === 'skipped') context.skip(id, error.message);
        else context.inconclusive(id, error.message, error.exchange);
      }
    }
  };

/** Returns a function that defines `must` checks of one area and one source. */
export const defineChecks =
  (area: Area, source: string) =>
  (id: string, requirement: string, about: readonly OperationId[], run: Run): ActiveCheck => ({
    id,
    area,
    source,
    requirement,
    level: 'must',
    run: aboutOperations(about, run),
  });
