import type { Time } from './column-types.ts';

export type RateCountTable = { class: string; subject: string; free_at: Time };
