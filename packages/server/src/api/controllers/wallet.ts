import { readBalance } from '../../domain/wallet/balance.ts';
import { readDemoMoney } from '../../domain/wallet/demo-money.ts';
import type { Handler } from '../handler.ts';
import { coins, dollars } from '../wire/money.ts';
import type { WalletLog, WalletLogKind } from '@openmall/sdk';
import { listMovements, type WalletMovement } from '../../domain/wallet/wallet-log.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

export const walletGetUsdt: Handler<'walletGetUsdt'> = async ({ ctx, session }) => {
  const balance = await readBalance(ctx, session.userId);
  const demoBalance = coins(await readDemoMoney(ctx.db, session.userId));
  return { money: dollars(balance), rebate: 0, balance: coins(balance), demoBalance };
};

type Kinds = Record<WalletMovement['refKind'], Record<WalletMovement['direction'], WalletLogKind>>;

const KINDS: Kinds = {
  order: { in: 'orderRefund', out: 'orderPayment' },
  recharge: { in: 'recharge', out: 'recharge' },
  withdrawal: { in: 'withdrawalReturned', out: 'withdrawal' },
  loan: { in: 'loan', out: 'loanRepayment' },
  demo_bonus: { in: 'demoBonus', out: 'demoBonus' },
  test_money: { in: 'demoBonus', out: 'demoBonus' },
  // Only the payouts of a store reach a wallet.
  commission: { in: 'sale', out: 'sale' },
  store_payout: { in: 'sale', out: 'sale' },
  // Money that came for a closed account, paid to another account of its owner.
  suspense: { in: 'recharge', out: 'recharge' },
  // Nobody reads the movements of a closed account.
  closing: { in: 'withdrawal', out: 'withdrawal' },
};

const showMovement = ({ id, at, refKind, refId, refNumber, ...moved }: WalletMovement): WalletLog => ({
  id,
  createTime: at.getTime(),
  kind: KINDS[refKind][moved.direction],
  direction: moved.direction,
  amount: coins(moved.amount),
  currency: 'USDT',
  balance: coins(moved.after),
  refId,
  ...(refNumber !== null && { refNumber }),
});

export const walletLogs: Handler<'walletLogs'> = async ({ ctx, input, session }) => {
  const page = await listMovements(ctx, session.userId, input.direction, pageRequest(input));
  return pageData(page, showMovement);
};
