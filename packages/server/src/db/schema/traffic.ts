import type { Time } from './column-types.ts';

export interface RateCountTable {
  class: string;
  subject: string;
  free_at: Time;
}
