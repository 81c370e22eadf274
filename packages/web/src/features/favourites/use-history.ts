import { useBrowseHistoryListInfinite } from '@openmall/sdk/hooks';

/** What the buyer looked at, page by page; asked for anew whenever one comes to see it. */
export const useHistory = () =>
  useBrowseHistoryListInfinite({ pageSize: 24 }, { query: { staleTime: 0, meta: { inline: true } } });
