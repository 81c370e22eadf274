import type { WithdrawApplyParams, WithdrawChannel, WithdrawWithdrawLimitConfigData } from '@openmall/sdk';
import { withdrawApply } from '@openmall/sdk/validators';
import { add, compare, divide, multiply, subtract, truncate } from '@openmall/sdk/money';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';
import { amountOf, boundsMessage, type Bounds } from '../amount.ts';

export interface WithdrawValues {
  readonly channel: WithdrawChannel;
  readonly amount: string;
  readonly bankName: string;
  readonly bankUserName: string;
  readonly bankCardNo: string;
  readonly routingNum: string;
  readonly swiftCode: string;
  readonly countryName: string;
  readonly bankAddress: string;
  readonly accountAddress: string;
  readonly keep: boolean;
}

export const emptyWithdrawal = (channel: WithdrawChannel): WithdrawValues => ({
  channel,
  amount: '',
  bankName: '',
  bankUserName: '',
  bankCardNo: '',
  routingNum: '',
  swiftCode: '',
  countryName: '',
  bankAddress: '',
  accountAddress: '',
  keep: true,
});

/** All decimals that a coin has (spec §5). */
const DECIMALS = 10;
const LAST = '0.0000000001';

export interface Figures {
  readonly fee: string;
  readonly arrives: string;
}

/** Fee and rest of a quantity: the fee is cut, never rounded up, and what arrives is the exact rest. */
export function figuresOf(amount: string, share: number): Figures | undefined {
  const quantity = amountOf(amount);
  if (quantity === undefined) return undefined;
  const fee = truncate(multiply(quantity, share), DECIMALS);
  return { fee, arrives: subtract(quantity, fee) };
}

/** The whole balance as a quantity of a coin, of which one is worth `rate`. */
export const allOf = (balance: string, rate: number): string => divide(balance, rate, DECIMALS);

/** The published limits, which are of the worth, as quantities of a coin: the least one rounded up. */
export function boundsOf(
  { withdrawAmountMin: leastWorth, withdrawAmountMax: mostWorth }: WithdrawWithdrawLimitConfigData,
  rate: number,
): Bounds {
  const cut = divide(leastWorth, rate, DECIMALS);
  const least = compare(multiply(cut, rate), leastWorth) < 0 ? add(cut, LAST) : cut;
  return { least, most: divide(mostWorth, rate, DECIMALS) };
}

const bankFields = [
  'bankName',
  'bankUserName',
  'bankCardNo',
  'routingNum',
  'swiftCode',
  'countryName',
  'bankAddress',
  'accountAddress',
] as const satisfies readonly (keyof WithdrawValues & keyof WithdrawApplyParams)[];

type Applied = Omit<WithdrawApplyParams, 'session_token' | 'safeword' | 'lang'>;

/** What the call is sent, but for the token of the form and the fund password. */
export function applicationOf(values: WithdrawValues, address: string): Applied {
  const { channel, amount } = values;
  const common = { channel, amount: amount.trim(), currency: 'USDT' as const };
  if (channel !== 'bank') return { ...common, from: address };
  const filled = bankFields
    .map((name) => [name, values[name].trim()] as const)
    .filter(([, text]) => text !== '');
  return { ...common, ...Object.fromEntries(filled) };
}

interface Terms {
  readonly address: string;
  readonly boundsFor: (channel: WithdrawChannel) => Bounds;
  readonly allFor: (channel: WithdrawChannel) => string;
}

/** The contract's rules, the published limits, and the balance. */
export function withdrawRules({
  address,
  boundsFor,
  allFor,
}: Terms): (values: WithdrawValues) => Promise<FieldErrors> {
  const byContract = validateWith<WithdrawValues>({
    schema: withdrawApply.omit(['session_token', 'safeword']),
    inputOf: (values) => applicationOf(values, address),
  });
  return async (values) => {
    const errors = await byContract(values);
    const quantity = amountOf(values.amount);
    const outside = boundsMessage(quantity, boundsFor(values.channel));
    if (outside) errors['amount'] ??= outside;
    if (quantity !== undefined && compare(quantity, allFor(values.channel)) > 0)
      errors['amount'] ??= 'form.withdraw.tooMuch';
    if (values.channel === 'bank')
      for (const name of ['bankName', 'bankUserName', 'bankCardNo'] as const)
        if (values[name].trim() === '') errors[name] = 'form.required';
    return errors;
  };
}
