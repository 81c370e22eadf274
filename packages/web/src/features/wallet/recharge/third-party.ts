import type { ThirdPartyProduct } from '@openmall/sdk';
import {
  useRechargeBlockchainRechargeOpen,
  useThirdPartyRechargePhpRecharge,
  useThirdPartyRechargePhpRecharge2,
  useThirdPartyRechargePhpRecharge3,
  useThirdPartyRechargePhpRecharge4,
  useThirdPartyRechargePhpRecharge5,
  useThirdPartyRechargeRecharge,
} from '@openmall/sdk/hooks';
import { thirdPartyRechargeRecharge } from '@openmall/sdk/validators';
import { validateWith, type FieldErrors } from '../../../shared/forms/validate-with.ts';
import { addressOf } from '../../../shared/navigation/base.ts';
import { amountOf, boundsMessage } from '../amount.ts';
import { walletPath } from '../wallet-query.ts';

export type ProductType = ThirdPartyProduct['productType'];

export interface ThirdPartyValues {
  readonly product: string;
  readonly amount: string;
  readonly currency: string;
}

/** The currencies of bank payments; the third party converts them. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'JPY',
  'KRW',
  'SGD',
  'MYR',
  'THB',
  'VND',
  'IDR',
  'INR',
  'PHP',
  'BRL',
  'TRY',
  'ZAR',
] as const;

/** The message key for an amount outside of all ranges: the nearest limit. */
function rangeMessage(amount: string | undefined, { range }: ThirdPartyProduct): string | undefined {
  if (amount === undefined) return undefined;
  const bounds = range.map(({ min_amount, max_amount }) => ({
    min: String(min_amount),
    max: String(max_amount),
  }));
  const messages = bounds.map((range) => boundsMessage(amount, range));
  if (messages.includes(undefined)) return undefined;
  return messages.every((message) => message === 'form.amount.min') ? 'form.amount.min' : 'form.amount.max';
}

/** The lowest minimum and the highest maximum of all ranges. */
export const spanOf = ({ range }: ThirdPartyProduct): { readonly min: number; readonly max: number } => ({
  min: Math.min(...range.map(({ min_amount }) => min_amount)),
  max: Math.max(...range.map(({ max_amount }) => max_amount)),
});

const schema = thirdPartyRechargeRecharge.omit(['session_token']);

export function thirdPartyRules(
  products: readonly ThirdPartyProduct[],
): (values: ThirdPartyValues) => Promise<FieldErrors> {
  const byContract = validateWith<ThirdPartyValues>({
    schema,
    inputOf: ({ amount, currency }) => ({ amount: amount.trim(), frenchCurrency: currency }),
    fieldOf: (path) => (path === 'frenchCurrency' ? 'currency' : path),
  });
  return async (values) => {
    const errors = await byContract(values);
    const product = products.find(({ productType }) => productType === values.product);
    if (!product) return { ...errors, product: 'form.required' };
    const boundsError = rangeMessage(amountOf(values.amount), product);
    if (boundsError) errors['amount'] ??= boundsError;
    return errors;
  };
}

/** Returns a function that starts a recharge through a third party and resolves to the URL of its payment page. */
export function useThirdParty(back: string | undefined): (values: ThirdPartyValues) => Promise<string> {
  const inline = { mutation: { meta: { inline: true } } };
  const open = useRechargeBlockchainRechargeOpen(inline);
  const bank = useThirdPartyRechargeRecharge(inline);
  const first = useThirdPartyRechargePhpRecharge(inline);
  const second = useThirdPartyRechargePhpRecharge2(inline);
  const third = useThirdPartyRechargePhpRecharge3(inline);
  const maya = useThirdPartyRechargePhpRecharge4(inline);
  const fifth = useThirdPartyRechargePhpRecharge5(inline);
  const pageUrl = addressOf(walletPath({ tab: 'recharges', back }));
  return async ({ product, currency, ...values }) => {
    const { session_token } = await open.mutateAsync();
    const params = { session_token, amount: values.amount.trim() };
    const calls: Readonly<Record<ProductType, () => Promise<string>>> = {
      Bank: () => bank.mutateAsync({ params: { ...params, frenchCurrency: currency } }),
      GCash: () => first.mutateAsync({ params }),
      'GCash2.0': () => second.mutateAsync({ params: { ...params, pageUrl } }),
      'GCash3.0': () => third.mutateAsync({ params: { ...params, pageUrl } }),
      Maya: () => maya.mutateAsync({ params: { ...params, pageUrl } }),
      'GCash pay': () => fifth.mutateAsync({ params: { ...params, pageUrl } }),
    };
    return calls[product as ProductType](); // The value comes from the tiles, which are products.
  };
}
