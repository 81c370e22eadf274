import type { KeepGoodsNotice } from '@openmall/sdk';
import { useKeepGoodsNotices, useKeepGoodsReadNotices } from '@openmall/sdk/hooks';
import { useEffect, useState } from 'react';

const MAX_SHOWN = 6;

interface Notices {
  readonly notices: readonly KeepGoodsNotice[];
  /** Whether a notice was unread when the page opened. */
  readonly isNew: (id: string) => boolean;
}

/** The newest notices about favourites. Marks them as read once they are shown. */
export function useNotices(): Notices {
  const { data } = useKeepGoodsNotices(
    { pageSize: MAX_SHOWN },
    { query: { staleTime: 0, meta: { inline: true } } },
  );
  const { mutate: markRead } = useKeepGoodsReadNotices({ mutation: { meta: { inline: true } } });
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const unread = (data?.pageList ?? []).filter(({ isRead, id }) => isRead === 0 && !newIds.has(id));
  if (unread.length > 0) setNewIds(new Set([...newIds, ...unread.map(({ id }) => id)]));
  const hasUnread = data?.pageList.some(({ isRead }) => isRead === 0) ?? false;
  useEffect(() => {
    if (hasUnread) markRead();
  }, [hasUnread, markRead]);
  return { notices: data?.pageList ?? [], isNew: (id) => newIds.has(id) };
}
