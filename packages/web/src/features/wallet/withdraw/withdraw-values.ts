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

/** The decimals of a coin (spec §5). */
const DECIMALS = 10;
const SMALLEST_UNIT = '0.0000000001';

export interface Figures {
  readonly fee: string;
  readonly arrives: string;
}

/** Splits an amount into fee and payout. The fee is truncated, and the payout is the exact rest. */
export function figuresOf(amount: string, share: number): Figures | undefined {
  const quantity = amountOf(amount);
  if (quantity === undefined) return undefined;
  const fee = truncate(multiply(quantity, share), DECIMALS);
  return { fee, arrives: subtract(quantity, fee) };
}

/** Converts the balance to a coin with the value `rate`. */
export const maxAmountOf = (balance: string, rate: number): string => divide(balance, rate, DECIMALS);

/** Converts the limits, which are values in USDT, to amounts of a coin. The minimum is rounded up. */
export function boundsOf(
  { withdrawAmountMin: minValue, withdrawAmountMax: maxValue }: WithdrawWithdrawLimitConfigData,
  rate: number,
): Bounds {
  const truncated = divide(minValue, rate, DECIMALS);
  const min = compare(multiply(truncated, rate), minValue) < 0 ? add(truncated, SMALLEST_UNIT) : truncated;
  return { min, max: divide(maxValue, rate, DECIMALS) };
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

type Application = Omit<WithdrawApplyParams, 'session_token' | 'safeword' | 'lang'>;

/** The params of the call without form token and fund password. */
export function applicationOf(values: WithdrawValues, address: string): Application {
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
  readonly maxFor: (channel: WithdrawChannel) => string;
  /** The value of one coin in USDT. */
  readonly rateFor: (channel: WithdrawChannel) => number;
}

/** Less than a cent may stay behind: no page shows it. */
const CENT = '0.01';

const compareWith = (
  quantity: string | undefined,
  { max, rate }: { readonly max: string; readonly rate: number },
): readonly [isAll: boolean, isTooMuch: boolean] => {
  if (quantity === undefined) return [false, false];
  const rest = subtract(max, quantity);
  return [compare(multiply(rest, rate), CENT) < 0, compare(rest, 0) < 0];
};

/** Validates the contract's rules, the limits and the balance. */
export function withdrawRules({
  address,
  boundsFor,
  maxFor,
  rateFor,
}: Terms): (values: WithdrawValues) => Promise<FieldErrors> {
  const byContract = validateWith<WithdrawValues>({
    schema: withdrawApply.omit(['session_token', 'safeword']),
    inputOf: (values) => applicationOf(values, address),
  });
  return async (values) => {
    const errors = await byContract(values);
    const quantity = amountOf(values.amount);
    const boundsError = boundsMessage(quantity, boundsFor(values.channel));
    const { channel } = values;
    const [isAll, isTooMuch] = compareWith(quantity, { max: maxFor(channel), rate: rateFor(channel) });
    // The whole balance may be below the minimum: the last withdrawal takes all.
    if (boundsError && !(isAll && boundsError === 'form.amount.min')) errors['amount'] ??= boundsError;
    if (isTooMuch) errors['amount'] ??= 'form.withdraw.tooMuch';
    if (values.channel === 'bank')
      for (const name of ['bankName', 'bankUserName', 'bankCardNo'] as const)
        if (values[name].trim() === '') errors[name] = 'form.required';
    return errors;
  };
}
