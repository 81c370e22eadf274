/** The balance of a closed account, if below one cent, is booked as a fee. */
export const closingDust: readonly string[] = [
  `alter table journal drop constraint journal_ref_kind_check`,
  `alter table journal add constraint journal_ref_kind_check
     check (ref_kind in ('order', 'recharge', 'withdrawal', 'loan', 'demo_bonus', 'test_money', 'closing'))`,
];
