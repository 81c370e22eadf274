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

/** What can be paid in at a bank; the third party converts it. */
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

/** Nothing fits into any of the ranges: the message names the nearest end. */
function rangeMessage(amount: string | undefined, { range }: ThirdPartyProduct): string | undefined {
  if (amount === undefined) return undefined;
  const bounds = range.map(({ min_amount, max_amount }) => ({
    least: String(min_amount),
    most: String(max_amount),
  }));
  const said = bounds.map((one) => boundsMessage(amount, one));
  if (said.includes(undefined)) return undefined;
  return said.every((message) => message === 'form.amount.min') ? 'form.amount.min' : 'form.amount.max';
}

/** From the least of all banks to the most of all. */
export const spanOf = ({ range }: ThirdPartyProduct): { readonly least: number; readonly most: number } => ({
  least: Math.min(...range.map(({ min_amount }) => min_amount)),
  most: Math.max(...range.map(({ max_amount }) => max_amount)),
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
    const outside = rangeMessage(amountOf(values.amount), product);
    if (outside) errors['amount'] ??= outside;
    return errors;
  };
}

/** Begins a recharge through a third party and tells the page on which to pay. */
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
    return calls[product as ProductType](); // One of the tiles, which are products.
  };
}
