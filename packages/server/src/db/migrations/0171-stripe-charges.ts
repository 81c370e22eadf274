/** Charges that Stripe was asked to collect, so that a request can be repeated, ended and refunded. */
export const stripeCharges: readonly string[] = [
  `create table stripe_charge (
     reference text primary key,
     amount numeric(38,10) not null check (amount > 0 and amount < 'Infinity'),
     currency text not null,
     expires_at timestamptz not null,
     session_id text unique
   )`,
  `comment on column stripe_charge.session_id is 'The Checkout session; null until Stripe has answered'`,
];
