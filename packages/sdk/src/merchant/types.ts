/** The ids of the operations of merchants. */
import type { OfficeEntry } from '../types.ts';
import type { ErrorKey, Operations } from './generated/operation-types.ts';

export type OperationId = keyof Operations;
export type OperationMap = { readonly [Id in OperationId]: OfficeEntry<OperationId, ErrorKey> };
