import type { OperationId } from '@openmall/sdk';
import type { Operation } from '../../contract/operations.ts';
import type { Area, Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { Unmet } from '../../setup/precondition-error.ts';

/** A trial that tells one story and is about a few operations; what it lacks is noted at each of them. */
export const story =
  (
    about: readonly OperationId[] | ((operation: Operation) => boolean),
    tell: (court: Court) => Promise<void>,
  ) =>
  async (court: Court): Promise<void> => {
    const isAbout = (operation: Operation): boolean =>
      typeof about === 'function' ? about(operation) : about.includes(operation.id);
    const judged = court.operations.filter(isAbout).map(({ id }) => id);
    if (judged.length === 0) return;
    try {
      await tell(court);
    } catch (error) {
      if (!(error instanceof Unmet)) throw error;
      for (const id of judged) {
        if (error.verdict === 'skipped') court.skip(id, error.message);
        else court.unproven(id, error.message, error.exchange);
      }
    }
  };

/** Laws of one room and one source, each with the story that tries it. */
export const lawsOf =
  (area: Area, source: string) =>
  (
    id: string,
    says: string,
    about: readonly OperationId[],
    tell: (court: Court) => Promise<void>,
  ): Trial => ({
    id,
    area,
    source,
    says,
    level: 'must',
    run: story(about, tell),
  });
