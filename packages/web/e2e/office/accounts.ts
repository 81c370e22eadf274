/** Accounts that ask for money, and accounts that close, for the lists of the desk. */
import {
  userBindWithdrawAddress,
  userLogoff,
  withdrawApply,
  withdrawWithdrawOpen,
  type Transport,
} from '@openmall/sdk';
import { deskIdentityDecide, deskIdentityList } from '@openmall/sdk/desk';
import { openAccount, openReadyAccount } from '../buyer.ts';
import type { Mall } from '../mall.ts';
import { verifyPayee } from '../payee.ts';

/** Fills the column of a user name, and several lines of a heading on a phone. */
export const LONG_NAME = 'wilhelmina.featherstonehaugh-hartley.';

/** The desk approves the identity checks of an account that wait. */
const approveChecks = (desk: Transport, email: string) => async () => {
  const { pageList } = await deskIdentityList(desk, { state: 'applied', keyword: email });
  for (const { id } of pageList) await deskIdentityDecide(desk, { checkId: id, decision: 'pass' });
};

/** A verified account asks for its money. */
export async function askForMoney(mall: Mall, desk: Transport): Promise<void> {
  const account = await openReadyAccount(mall, LONG_NAME);
  const { transport, fundPassword, nextCode } = await verifyPayee(
    mall,
    account,
    approveChecks(desk, account.email),
  );
  await userBindWithdrawAddress(transport, {
    blockchain_name: 'TRC20',
    coin: 'USDT',
    channel_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    authenticatorCode: await nextCode(),
  });
  const { session_token } = await withdrawWithdrawOpen(transport);
  const proof = { safeword: fundPassword, authenticatorCode: await nextCode() };
  await withdrawApply(transport, { session_token, ...proof, amount: '1234.56', channel: 'USDT' });
}

const REASON = 'I am moving to a country that this mall does not deliver to, and shall come back one day.';

/** One account closes, and one cannot, because an order of it is open. */
export async function closeAccounts(
  mall: Mall,
  busy: { readonly email: string; readonly transport: Transport; readonly fundPassword: string },
): Promise<void> {
  const quiet = await openAccount(mall, LONG_NAME);
  await userLogoff(quiet.transport, { account: quiet.email, reason: REASON });
  const { email: account, fundPassword: cashPassword } = busy;
  const isRefused = await userLogoff(busy.transport, { account, reason: REASON, cashPassword }).then(
    () => false,
    () => true,
  );
  if (!isRefused) throw new Error('An account with open orders was closed.');
}
