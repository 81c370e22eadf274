import type { Permission } from '@openmall/sdk/desk';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { type DayFigure, readSalesByDay } from '../sales-by-day.ts';

export type QueueName =
  | 'withdrawalsToCheck'
  | 'withdrawalsToPay'
  | 'recharges'
  | 'identity'
  | 'applications'
  | 'loans'
  | 'disputes'
  | 'chat';

export interface Queue {
  readonly queue: QueueName;
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** What each queue counts, and who may see it. */
const QUEUES = [
  ['withdrawalsToCheck', 'money:see', sql`withdrawal where state = 0 and approved_at is null`, 'created_at'],
  [
    'withdrawalsToPay',
    'money:see',
    sql`withdrawal where state = 0 and approved_at is not null`,
    'created_at',
  ],
  ['recharges', 'money:see', sql`recharge where state = 0`, 'created_at'],
  ['identity', 'identity:see', sql`identity_check where status in (0, 1)`, 'applied_at'],
  ['applications', 'stores:see', sql`merchant_application where state = 'applied'`, 'applied_at'],
  ['loans', 'loans:see', sql`loan where status = 1`, 'submitted_at'],
  ['disputes', 'disputes:see', sql`return_case where state = 6`, 'disputed_at'],
  [
    'chat',
    'chat:act',
    sql`(select user_id, min(created_at) as created_at from chat_message
      where store_id is null and is_from_user and not is_read group by user_id) as waiting`,
    'created_at',
  ],
] as const satisfies readonly (readonly [QueueName, Permission, unknown, string])[];

/** Work that waits, of the queues that the caller may see. */
export async function readQueues(
  { db }: AppContext,
  permissions: ReadonlySet<Permission>,
): Promise<readonly Queue[]> {
  const seen = QUEUES.filter(([, permission]) => permissions.has(permission));
  return Promise.all(
    seen.map(async ([queue, , source, at]) => {
      const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
        select count(*)::int as count, min(${sql.ref(at)}) as "oldestAt" from ${source}`.execute(db);
      return { queue, count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? null };
    }),
  );
}

export interface Trade {
  readonly users: number;
  readonly newUsers: number;
  readonly stores: number;
  readonly days: readonly DayFigure[];
  readonly before: readonly DayFigure[];
}

/** Accounts, stores and paid orders. */
export async function readTrade(ctx: AppContext): Promise<Trade> {
  const { db, clock } = ctx;
  const { rows } = await sql<Pick<Trade, 'users' | 'newUsers' | 'stores'>>`select
    (select count(*)::int from user_account where state <> 'closed') as users,
    (select count(*)::int from user_account where created_at > ${clock.now()} - interval '30 days') as "newUsers",
    (select count(*)::int from store where is_open) as stores`.execute(db);
  const counts = rows[0] ?? { users: 0, newUsers: 0, stores: 0 };
  return { ...counts, ...(await readSalesByDay(ctx)) };
}

export interface MoneySums {
  readonly wallets: string;
  readonly held: string;
  readonly owedToStores: string;
  readonly lent: string;
}

/** Sums of the guarded accounts of the ledger. */
export async function readMoneySums({ db }: AppContext): Promise<MoneySums> {
  const sum = (kind: string) => sql`coalesce(sum(balance) filter (where kind = ${kind}), 0)`;
  const { rows } =
    await sql<MoneySums>`select ${sum('wallet')}::text as wallets, ${sum('withdraw_hold')}::text as held,
    ${sum('merchant')}::text as "owedToStores", (-${sum('loan_debt')})::text as lent
    from account where guarded`.execute(db);
  return rows[0] ?? { wallets: '0', held: '0', owedToStores: '0', lent: '0' };
}
