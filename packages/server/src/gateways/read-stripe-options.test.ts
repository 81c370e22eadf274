import { expect, it } from 'vitest';
import { readStripeOptions } from './read-stripe-options.ts';

const env = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  PUBLIC_URL: 'http://127.0.0.1:3000',
};

it('reads the keys of Stripe, and opens nothing without them', () => {
  expect(readStripeOptions(env)).toEqual({
    secretKey: 'sk_test_abc',
    webhookSecret: 'whsec_abc',
    apiUrl: undefined,
  });
  expect(readStripeOptions({})).toBeUndefined();
});

it.each([
  ['one key alone', { STRIPE_WEBHOOK_SECRET: '' }, /both/],
  ['a publishable key', { STRIPE_SECRET_KEY: 'pk_test_abc' }, /STRIPE_SECRET_KEY/],
  ['another webhook secret', { STRIPE_WEBHOOK_SECRET: 'sk_test_abc' }, /STRIPE_WEBHOOK_SECRET/],
  ['no way back', { PUBLIC_URL: '' }, /PUBLIC_URL/],
  ['a live key without TLS', { STRIPE_SECRET_KEY: 'sk_live_abc' }, /https/],
  ['a strange API', { STRIPE_API_URL: 'https://elsewhere.example' }, /STRIPE_API_URL/],
])('refuses %s, and repeats no key', (_what, change, message) => {
  const read = () => readStripeOptions({ ...env, ...change });
  expect(read).toThrow(message);
  expect(read).not.toThrow(/abc/);
});
