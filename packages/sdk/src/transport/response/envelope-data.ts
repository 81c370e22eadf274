/** The type of `data` in a successful envelope. The transport replaces absent data by null. */
export type EnvelopeData<Ok> = Ok extends { data: infer Data }
  ? Data
  : Ok extends { data?: infer Data }
    ? NonNullable<Data> | null
    : null;
