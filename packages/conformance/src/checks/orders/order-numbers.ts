/** The number of an order for people. Other servers of this family have none. */
import { isRecordNumber } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

interface Row {
  readonly id: string;
  readonly number?: string;
}

/** What is wrong with the found order; undefined for nothing. */
function faultOf(found: Row | undefined, number: string, keyword: string): string | undefined {
  if (!found) return `finds no order by the number “${keyword}”, which orderInfo shows`;
  return found.number === number
    ? undefined
    : `shows the number ${String(found.number)} of an order, and orderInfo shows ${number}`;
}

async function checkNumber(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.first();
  const { orderId } = await orders.place(caller);
  const info = await context.call('orderInfo', { orderId }, { caller });
  const number = (info.envelope?.data as { orderInfo: Row } | undefined)?.orderInfo.number;
  if (number === undefined) throw missingPrecondition('orders with a number for people');
  const wrongDigit = `shows the number ${number}, whose check digit is wrong`;
  context.expect('orderInfo', isRecordNumber(number) ? undefined : wrongDigit, info);
  for (const keyword of [number, `${number.slice(0, 4)} ${number.slice(4)}`]) {
    const list = await context.call('orderListMain', { keyword }, { caller });
    const rows = (list.envelope?.data as { pageList: readonly Row[] } | undefined)?.pageList;
    const found = rows?.find(({ id }) => id === orderId);
    context.expect('orderListMain', faultOf(found, number, keyword), list, info);
  }
}

export const orderNumberChecks: readonly ActiveCheck[] = [
  defineChecks('orders', 'contract')(
    'ord.number',
    'The number of an order has a right check digit, is the same in the list, and is found by the search.',
    ['orderInfo', 'orderListMain'],
    checkNumber,
  ),
];
