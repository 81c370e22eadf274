import type { OperationId } from '@openmall/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Has a read asked again whenever another one has brought something new. */
export function useStale(news: unknown, id: OperationId): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (news !== undefined) void queryClient.invalidateQueries({ queryKey: [id] });
  }, [news, id, queryClient]);
}
