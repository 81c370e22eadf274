import { pollEveryMs } from '../../generated/tables.ts';

export type PolledOperationId = keyof typeof pollEveryMs;

/**
 * Returns query options that poll a read at the interval of the contract while the page is visible.
 * @example useNewOnlinechatUnread({ query: { ...pollOf('newOnlinechatUnread'), enabled: isLoggedIn } });
 */
export const pollOf = (
  id: PolledOperationId,
): { refetchInterval: number; refetchIntervalInBackground: false } => ({
  refetchInterval: pollEveryMs[id],
  refetchIntervalInBackground: false,
});
