import type { RechargeBlockchainRechargeLimitConfigData, RechargeChannel } from '@openmall/sdk';
import { rechargeBlockchainRecharge } from '@openmall/sdk/validators';
import { add, compare, divide, multiply } from '@openmall/sdk/money';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';
import { amountOf, boundsMessage, type Bounds } from '../amount.ts';

export interface RechargeValues {
  readonly coin: string;
  readonly network: string;
  readonly amount: string;
  /** The id of the channel whose network the user confirmed. Another channel must be confirmed again. */
  readonly confirmed: string;
  readonly img: string;
  readonly from: string;
  readonly tx: string;
}

export const emptyRecharge = (coin: string): RechargeValues => ({
  coin,
  network: '',
  amount: '',
  confirmed: '',
  img: '',
  from: '',
  tx: '',
});

export const channelOf = (
  channels: readonly RechargeChannel[],
  { coin, network }: RechargeValues,
): RechargeChannel | undefined =>
  channels.find((channel) => channel.coin === coin && channel.blockchain_name === network);

/** The decimals of a coin that a recharge can have. */
export const COIN_PLACES = 8;
const SMALLEST_UNIT = '0.00000001';

/** Rounds up, so that the shown minimum is enough. */
function divideUp(value: string, rate: number): string {
  const truncated = divide(value, rate, COIN_PLACES);
  return compare(multiply(truncated, rate), value) < 0 ? add(truncated, SMALLEST_UNIT) : truncated;
}

/** The limits for an amount of a coin: those of the channel, narrowed by those for its value in USDT. */
export function boundsOf(
  { recharge_limit_min: channelMin, recharge_limit_max: channelMax, fee: rate }: RechargeChannel,
  limits: RechargeBlockchainRechargeLimitConfigData,
): Bounds {
  const minByValue = divideUp(limits.rechargeAmountMin, rate);
  const maxByValue = divide(limits.rechargeAmountMax, rate, COIN_PLACES);
  return {
    min: compare(channelMin, minByValue) < 0 ? minByValue : channelMin,
    max: compare(channelMax, maxByValue) > 0 ? maxByValue : channelMax,
  };
}

/** The credited amount in USDT; undefined without a valid amount. */
export function worthOf(amount: string, channel: RechargeChannel | undefined): string | undefined {
  const quantity = amountOf(amount);
  return quantity !== undefined && channel ? multiply(quantity, channel.fee) : undefined;
}

/** The params of the call without the form token. */
export const reportOf = (values: RechargeValues, channel: RechargeChannel | undefined) => ({
  coin: channel?.coin ?? ('' as 'USDT'), // Empty if nothing is chosen; the validator rejects it.
  blockchain_name: values.network,
  channel_address: channel?.address ?? '',
  amount: values.amount.trim(),
  img: values.img,
  ...(values.from.trim() && { from: values.from.trim() }),
  ...(values.tx.trim() && { tx: values.tx.trim() }),
});

const fields: Readonly<Record<string, string>> = { blockchain_name: 'network', channel_address: 'network' };

/** Validates the contract's rules, the limits of the channel and the confirmation. */
export function rechargeRules(
  channels: readonly RechargeChannel[],
  limits: RechargeBlockchainRechargeLimitConfigData,
): (values: RechargeValues) => Promise<FieldErrors> {
  const byContract = validateWith<RechargeValues>({
    schema: rechargeBlockchainRecharge.omit(['session_token']),
    inputOf: (values) => reportOf(values, channelOf(channels, values)),
    fieldOf: (path) => fields[path] ?? path,
  });
  return async (values) => {
    const errors = await byContract(values);
    if (values.img === '') errors['img'] = 'form.image.missing';
    const channel = channelOf(channels, values);
    if (!channel) return errors;
    const boundsError = boundsMessage(amountOf(values.amount), boundsOf(channel, limits));
    if (boundsError) errors['amount'] ??= boundsError;
    if (values.confirmed !== channel.id) errors['confirmed'] = 'form.required';
    return errors;
  };
}
