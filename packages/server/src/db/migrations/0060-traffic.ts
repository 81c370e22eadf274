/** Recent calls per caller, for rate limits. An unlogged table: losing it in a crash affects one minute only. */
export const traffic: readonly string[] = [
  `create unlogged table rate_count (
     class text not null,
     subject text not null,
     free_at timestamptz not null,
     primary key (class, subject)
   )`,
  `create index rate_count_by_age on rate_count (free_at)`,
  `create index known_device_by_hash on known_device (device_hash)`,
];
