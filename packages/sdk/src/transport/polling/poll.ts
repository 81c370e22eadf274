import { pollEveryMs } from '../../generated/tables.ts';

export type PolledOperationId = keyof typeof pollEveryMs;

/**
 * Options of a query hook that repeat a watching read as often as the contract says, while the page is seen.
 * @example useNewOnlinechatUnread({ query: { ...pollOf('newOnlinechatUnread'), enabled: isLoggedIn } });
 */
export const pollOf = (
  id: PolledOperationId,
): { refetchInterval: number; refetchIntervalInBackground: false } => ({
  refetchInterval: pollEveryMs[id],
  refetchIntervalInBackground: false,
});
