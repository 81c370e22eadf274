/** Calls that succeed although there is nothing left to do. */
import type { OperationId } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { withdrawAddress } from '../../setup/recipes/wallet-recipes.ts';
import type { Setup } from '../../setup/setup.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { isSessionRefusal } from '../accounts/authentication.ts';
import { aboutOperations } from '../support/define-check.ts';
import { forEachOperation } from '../support/for-each-operation.ts';

interface Repeat {
  readonly id: OperationId;
  /** Brings about that nothing is left to do, and returns the input of the call. */
  readonly prepare: (setup: Setup, caller: Caller) => Promise<object>;
}

async function endOtherSession({ accounts, request }: Setup, caller: Caller): Promise<object> {
  await accounts.logInAgain(caller);
  const sessions = await request('localuserSessions', {}, caller);
  const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id;
  if (sessionId === undefined) return {};
  await request('localuserEndSessions', { sessionId }, caller);
  return { sessionId };
}

async function forgetCard({ request }: Setup, caller: Caller): Promise<object> {
  const card = { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter', bankCardNo: '4929123412341234' };
  const { id } = await request('bankCardAdd', card, caller);
  await request('bankCardDel', { id }, caller);
  return { id };
}

const repeats: readonly Repeat[] = [
  { id: 'keepGoodsReadNotices', prepare: () => Promise.resolve({}) },
  { id: 'browseHistoryDel', prepare: () => Promise.resolve({}) },
  { id: 'localuserEndSessions', prepare: endOtherSession },
  { id: 'bankCardDel', prepare: forgetCard },
  {
    id: 'withdrawCancelAddressRelease',
    prepare: async ({ request }, caller) => {
      await request('userBindWithdrawAddress', withdrawAddress, caller);
      return {};
    },
  },
];

async function checkRepeats(context: CheckContext): Promise<void> {
  const { setup } = context;
  await forEachOperation(
    context,
    async (operation) => {
      const repeat = repeats.find(({ id }) => id === operation.id);
      if (!repeat) return;
      const caller = await setup.accounts.newAccount();
      const call = await context.send(operation, await repeat.prepare(setup, caller), { caller });
      const message = `is refused with ${JSON.stringify(call.envelope?.msg)} where nothing is left to do, although it succeeds`;
      context.expect(operation.id, succeeded(call) ? undefined : message, call);
    },
    context.operations.filter(({ id }) => repeats.some((repeat) => repeat.id === id)),
  );
}

/** A client keeps reporting until it notices that its session has ended. */
async function checkHeartbeat(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const calls = [
    await context.call('userHeartbeat', {}),
    await context.call('userLogout', {}, { caller }),
    await context.call('userHeartbeat', {}, { caller }),
  ];
  const [visit, , ended] = calls;
  const message = 'is refused to a caller without a session, although it succeeds';
  const isRight = [visit, ended].every((call) => call && succeeded(call));
  context.expect('userHeartbeat', isRight ? undefined : message, ...calls);
  const after = await context.call('localuserGet', {}, { caller });
  const revived = 'revives a session that has ended';
  context.expect('userHeartbeat', isSessionRefusal(after) ? undefined : revived, ...calls, after);
}

export const repeatChecks: readonly ActiveCheck[] = [
  {
    id: 'rep.succeeds',
    area: 'protocol',
    requirement: 'A call that has nothing left to do succeeds where its operation says so.',
    source: 'contract',
    level: 'must',
    run: aboutOperations(
      repeats.map(({ id }) => id),
      checkRepeats,
    ),
  },
  {
    id: 'auth.heartbeat',
    area: 'authentication',
    requirement: 'A heartbeat succeeds without a session, and revives none.',
    source: 'contract',
    level: 'must',
    run: aboutOperations(['userHeartbeat'], checkHeartbeat),
  },
];
