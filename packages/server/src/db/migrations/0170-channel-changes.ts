/** Recharge channels can be changed on the desk. Where the settings ask for it, a second person grants where the money goes. */
export const channelChanges: readonly string[] = [
  `alter table recharge_channel add column version integer not null default 1`,
  `create table recharge_channel_change (
     id text primary key,
     channel_id text not null references recharge_channel (id),
     coin text not null check (coin in ('USDT', 'ETH', 'BTC', 'USDC')),
     blockchain_name text not null,
     address text not null,
     reason text not null,
     requested_by text not null,
     requested_by_name text not null,
     requested_at timestamptz not null,
     decision text check (decision in ('granted', 'refused', 'void')),
     decided_by text,
     decided_at timestamptz,
     check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
     check (decision is distinct from 'granted' or decided_by <> requested_by)
   )`,
  `comment on column recharge_channel_change.decision is 'Void: the channel was saved again, or the person who asked took it back'`,
  `create unique index recharge_channel_change_open on recharge_channel_change (channel_id) where decision is null`,
];
