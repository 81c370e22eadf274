import type { QueryClient } from '@tanstack/react-query';
import { createClient, type MallQueryClientConfig } from './create-client.ts';
import { invalidationsOf } from './invalidation.ts';
import type { OperationId } from '../types.ts';

/**
 * Creates a query client for the SDK. A write invalidates the reads that the contract names. React Query does not retry,
 * because the transport does. The variables of a mutation, such as a password, are dropped when no component uses it. With
 * the `transport`, no query shows data of another session or language.
 * @example const client = createMallQueryClient({ transport });
 */
export const createMallQueryClient = (config: MallQueryClientConfig = {}): QueryClient =>
  createClient((id) => invalidationsOf(id as OperationId), config);
