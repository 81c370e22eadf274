import type { QueryClient } from '@tanstack/react-query';
import { createClient, type MallQueryClientConfig } from '../hooks/create-client.ts';

type Invalidations = Readonly<Partial<Record<string, readonly string[]>>>;

/** Creates a query client for one area of the back office. Like the buyers', it leaves retries to the transport. */
export const createOfficeQueryClient = (
  invalidations: Invalidations,
  config: MallQueryClientConfig = {},
): QueryClient => createClient((id) => invalidations[id] ?? [], config);
