import type { RechargeBlockchainRechargeLimitConfigData, RechargeChannel } from '@openmall/sdk';
import { rechargeBlockchainRecharge } from '@openmall/sdk/validators';
import { add, compare, divide, multiply } from '@openmall/sdk/money';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';
import { amountOf, boundsMessage, type Bounds } from '../amount.ts';

export interface RechargeValues {
  readonly coin: string;
  readonly network: string;
  readonly amount: string;
  /** The channel for which was said: on this network only. Another channel has to be confirmed anew. */
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
  channels.find((one) => one.coin === coin && one.blockchain_name === network);

const CENT = '0.01';

/** Rounded up, so that the least amount that is shown is enough. */
function roundedUp(worth: string, rate: number): string {
  const cut = divide(worth, rate, 2);
  return compare(multiply(cut, rate), worth) < 0 ? add(cut, CENT) : cut;
}

/** What of a coin can be sent at once: the channel's limits, narrowed by those that hold for its worth. */
export function boundsOf(
  { recharge_limit_min: least, recharge_limit_max: most, fee: rate }: RechargeChannel,
  limits: RechargeBlockchainRechargeLimitConfigData,
): Bounds {
  const leastWorth = roundedUp(limits.rechargeAmountMin, rate);
  const mostWorth = divide(limits.rechargeAmountMax, rate, 2);
  return {
    least: compare(least, leastWorth) < 0 ? leastWorth : least,
    most: compare(most, mostWorth) > 0 ? mostWorth : most,
  };
}

/** What the mall will credit in USDT; undefined while there is no amount. */
export function worthOf(amount: string, channel: RechargeChannel | undefined): string | undefined {
  const quantity = amountOf(amount);
  return quantity !== undefined && channel ? multiply(quantity, channel.fee) : undefined;
}

/** What the call is sent, but for the token of the form. */
export const reportOf = (values: RechargeValues, channel: RechargeChannel | undefined) => ({
  coin: channel?.coin ?? ('' as 'USDT'), // Nothing chosen: the validator says so.
  blockchain_name: values.network,
  channel_address: channel?.address ?? '',
  amount: values.amount.trim(),
  img: values.img,
  ...(values.from.trim() && { from: values.from.trim() }),
  ...(values.tx.trim() && { tx: values.tx.trim() }),
});

const fields: Readonly<Record<string, string>> = { blockchain_name: 'network', channel_address: 'network' };

/** The contract's rules, the channel's limits, and the tick. */
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
    const outside = boundsMessage(amountOf(values.amount), boundsOf(channel, limits));
    if (outside) errors['amount'] ??= outside;
    if (values.confirmed !== channel.id) errors['confirmed'] = 'form.required';
    return errors;
  };
}
