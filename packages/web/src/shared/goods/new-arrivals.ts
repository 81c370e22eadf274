import type { Goods } from '@openmall/sdk';

const JUST_IN_MS = 30 * 86_400_000;

/** Whether a store listed goods within the last 30 days. Sales of zero do not imply that goods are new. */
export const isNewArrival = ({ createTime }: Pick<Goods, 'createTime'>, now = Date.now()): boolean =>
  now - createTime < JUST_IN_MS;
