/** `@openmall/sdk`: types, operations, errors, states and the transport; no React and nothing to install. */
export type * from './generated/hooks/openmall.schemas.ts';
export type {
  ClientError,
  ErrorKey,
  GuardedError,
  NoInput,
  Operations,
  SharedError,
} from './generated/operation-types.ts';
export type {
  ArgsOf,
  Body,
  Call,
  CallOptions,
  DataOf,
  ErrorsOf,
  InputOf,
  OpenCall,
  Operation,
  OperationEntry,
  OperationId,
  OperationMap,
  Paging,
  Semantics,
  TransportError,
} from './operation.ts';
export * from './generated/operation-functions.ts';
export { operationMap } from './generated/operation-map.ts';
export { errorCatalogue, type ErrorEntry } from './generated/errors.ts';
export { orderLog, states } from './generated/states.ts';
export { secretNames } from './generated/tables.ts';
export {
  actionsFrom,
  canDo,
  moveOf,
  type ActionFrom,
  type ActionOf,
  type MachineName,
  type StateFor,
} from './states/can-do.ts';
export type { Move, StateMachine } from './states/state-machine.ts';
export { fromWireTime, toWireTime } from './time/wire-time.ts';
export { ApiError, isApiError, type FailureKind } from './transport/api-error.ts';
export { createTransport } from './transport/create-transport.ts';
export { errorKeyOf } from './transport/catalogue.ts';
export { fetchWithLog, type CallEvent } from './transport/fetch-with-log.ts';
export { fetchWithProgress } from './transport/fetch-with-progress.ts';
export { inHeaderAndBody } from './transport/in-header-and-body.ts';
export { fetchPrivateFile } from './transport/fetch-private-file.ts';
export type { Fetch, Result, Transport, TransportOptions } from './transport/options.ts';
export { inQuery, type Placed, type Placing, withActionSuffix } from './transport/placing.ts';
export { pages, rows, rowsOf, totalOf, type PagedId, type RowOf } from './transport/pages.ts';
export { pollOf, type PolledId } from './transport/poll.ts';
export { redactUrl } from './transport/redact.ts';
export { watch, type TabChannel, type WatchOptions } from './transport/watch.ts';
