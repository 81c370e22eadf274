/** Answers about what does not exist: empty, null or 0, and never an error. */
import type { OperationId } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Setup } from '../../setup/setup.ts';
import type { Exchange } from '../../target/exchange.ts';
import { aboutOperations } from '../support/define-check.ts';
import { forEachOperation } from '../support/for-each-operation.ts';
import { dataOf, granted, rowsOf } from '../support/granted.ts';

interface Question {
  readonly id: OperationId;
  readonly input: (setup: Setup) => Promise<object> | object;
  /** Returns what is wrong with the answer. */
  readonly findFault: (exchange: Exchange) => string | undefined;
}

const UNKNOWN_PLACE = 2_147_483_000;
const SETTING = 'no_such_setting_of_this_mall';

const isEmpty = (exchange: Exchange): string | undefined => {
  const lists = Object.values(dataOf(exchange)).filter(Array.isArray);
  const count = rowsOf(exchange).length + lists.reduce((sum, list) => sum + list.length, 0);
  return count > 0 ? `shows ${count} rows where there is none` : undefined;
};
const hasOnly =
  (isAllowed: (value: unknown) => boolean, word: string) =>
  (exchange: Exchange): string | undefined => {
    const entry = Object.entries(dataOf(exchange)).find(([, value]) => !isAllowed(value));
    return entry && `answers ${entry[0]} ${String(entry[1])}, not ${word}, where there is none`;
  };
const isNoFigure = (value: unknown): boolean =>
  value === null || Number.isNaN(Number(value)) || Number(value) === 0;

const questions: readonly Question[] = [
  { id: 'creditBill', input: () => ({}), findFault: hasOnly(isNoFigure, '0') },
  { id: 'kycGet', input: () => ({}), findFault: hasOnly((value) => value === null, 'null') },
  { id: 'addressListState', input: () => ({ countryId: UNKNOWN_PLACE }), findFault: isEmpty },
  { id: 'addressListCity', input: () => ({ stateId: UNKNOWN_PLACE }), findFault: isEmpty },
  {
    id: 'sysparaGetSyspara',
    input: () => ({ code: SETTING }),
    findFault: (exchange) => {
      const value = dataOf(exchange)[SETTING];
      return value === null ? undefined : `answers ${JSON.stringify(value)} for an unknown setting, not null`;
    },
  },
  {
    id: 'userOnlineChatControllerList',
    input: async ({ catalog }) => ({ partyid: (await catalog.any()).sellerId }),
    findFault: isEmpty,
  },
];

async function checkNothing(context: CheckContext): Promise<void> {
  const { setup } = context;
  const caller = await setup.accounts.newAccount();
  await forEachOperation(
    context,
    async (operation) => {
      const question = questions.find(({ id }) => id === operation.id);
      if (!question) return;
      const exchange = await granted(context.send(operation, await question.input(setup), { caller }));
      context.expect(operation.id, question.findFault(exchange), exchange);
    },
    context.operations.filter(({ id }) => questions.some((question) => question.id === id)),
  );
}

export const nothingThereChecks: readonly ActiveCheck[] = [
  {
    id: 'data.nothing',
    area: 'catalog',
    requirement: 'Where there is nothing, an answer is empty, null or 0, as its operation says.',
    source: 'contract',
    level: 'must',
    run: aboutOperations(
      questions.map(({ id }) => id),
      checkNothing,
    ),
  },
];
