import { useBrowseHistoryListInfinite } from '@openmall/sdk/hooks';

/** The browsing history in pages. It is refetched on every visit. */
export const useHistory = () =>
  useBrowseHistoryListInfinite({ pageSize: 24 }, { query: { staleTime: 0, meta: { inline: true } } });
