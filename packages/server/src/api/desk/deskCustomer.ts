import { maskEmail, maskPhone } from '@openmall/sdk';
import type { DeskCustomerRow } from '@openmall/sdk/desk';
import { holdAccount } from '../../domain/accounts/hold-account.ts';
import { listAudit } from '../../domain/audit/list-audit.ts';
import { releaseAddress } from '../../domain/wallet/withdrawals/release-address.ts';
import { type DeskCustomer, listCustomers, readCustomer } from '../../domain/desk/customers.ts';
import type { DeskHandler } from '../handler.ts';
import { showAudit } from '../wire/office/audit.ts';
import { coins } from '../wire/money.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

const showCustomer = (customer: DeskCustomer): DeskCustomerRow => ({
  id: customer.id,
  username: customer.username,
  usercode: customer.usercode,
  displayName: customer.displayName,
  hold: customer.hold,
  isClosed: customer.isClosed,
  createdAt: epoch(customer.createdAt),
  lastLoginAt: optionalEpoch(customer.lastLoginAt),
});

export const deskCustomerList: DeskHandler<'deskCustomerList'> = async ({ ctx, input }) =>
  pageData(await listCustomers(ctx, input, sortOf(input, 'createdAt'), pageRequest(input)), showCustomer);

const HISTORY = { number: 1, size: 50 };

export const deskCustomerInfo: DeskHandler<'deskCustomerInfo'> = async ({ ctx, input, session }) => {
  const customer = await readCustomer(ctx, input.userId);
  const history = await listAudit(ctx, { subjectId: customer.id }, HISTORY);
  return {
    customer: showCustomer(customer),
    email: customer.email && maskEmail(customer.email),
    phone: customer.phone && maskPhone(customer.phone),
    storeId: customer.storeId,
    orders: customer.orders,
    ordersSum: coins(customer.ordersSum),
    refunds: customer.refunds,
    balance: session.permissions.has('money:see') ? coins(customer.balance) : null,
    openWithdrawals: customer.openWithdrawals,
    withdrawAddress: session.permissions.has('money:see') ? customer.withdrawAddress : null,
    addressReleaseAt: optionalEpoch(customer.addressReleaseAt),
    hasAuthenticator: customer.hasAuthenticator,
    isIdentified: customer.isIdentified,
    sessions: customer.sessions,
    history: history.rows.map(showAudit),
  };
};

export const deskCustomerHold: DeskHandler<'deskCustomerHold'> = async ({ ctx, input }) => {
  await holdAccount(ctx, input.userId, input.hold, input.reason);
  return null;
};

export const deskCustomerReleaseAddress: DeskHandler<'deskCustomerReleaseAddress'> = async ({
  ctx,
  input,
}) => {
  await releaseAddress(ctx, input.userId, input.reason);
  return null;
};
