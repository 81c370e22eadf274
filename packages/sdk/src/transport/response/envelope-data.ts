/** The `data` of a successful envelope; null where it may be absent, which the transport makes null. */
export type EnvelopeData<Ok> = Ok extends { data: infer Data }
  ? Data
  : Ok extends { data?: infer Data }
    ? NonNullable<Data> | null
    : null;
