/** How money in suspense was settled, and what became of attempts to refund it through the payment provider. */
export const suspenseResolutions: readonly string[] = [
  `alter table suspense_item
     add column resolution text check (resolution in ('reversed', 'refund', 'credit', 'handled')),
     add column refund_started_at timestamptz,
     add column refund_failure text,
     add column refund_attempts integer not null default 0 check (refund_attempts >= 0)`,
  `update suspense_item set resolution = 'reversed' where settled_at is not null`,
  `alter table suspense_item add check ((settled_at is null) = (resolution is null))`,
  `alter table journal drop constraint journal_ref_kind_check`,
  `alter table journal add constraint journal_ref_kind_check check (ref_kind in
     ('order', 'recharge', 'withdrawal', 'loan', 'demo_bonus', 'test_money', 'closing', 'commission', 'store_payout', 'suspense'))`,
];
