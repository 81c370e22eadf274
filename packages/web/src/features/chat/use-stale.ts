import type { OperationId } from '@openmall/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Invalidates an operation's queries whenever `data` of another query changes. */
export function useInvalidate(data: unknown, id: OperationId): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (data !== undefined) void queryClient.invalidateQueries({ queryKey: [id] });
  }, [data, id, queryClient]);
}
