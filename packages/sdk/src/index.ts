/** `@openmall/sdk`: types, operations, errors, states and the transport. No React and no dependencies. */
export type * from './generated/hooks/openmall.schemas.ts';
export type {
  ClientError,
  ErrorKey,
  GuardedError,
  NoInput,
  Operations,
  SharedError,
} from './generated/operation-types.ts';
export type { Call, OpenCall } from './call.ts';
export type { IdOf } from './ids.ts';
export type {
  AnyOperationId,
  ArgsOf,
  Body,
  CallOptions,
  DataOf,
  ErrorsOf,
  Fetch,
  InputOf,
  Operation,
  OperationEntry,
  OperationId,
  OperationMap,
  Paging,
  Semantics,
  TransportError,
} from './types.ts';
export * from './generated/operation-functions.ts';
export { operationMap } from './generated/operation-map.ts';
export { languages } from './generated/languages.ts';
export { errorCatalog, type ErrorEntry } from './generated/errors.ts';
export { orderLog, orderRefusals, refundReasons, states } from './generated/states.ts';
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
export { orderRefusal } from './states/order-refusal.ts';
export type { Move, StateMachine } from './states/state-machine.ts';
export { cartLinesOf, type WantedCartLine } from './orders/cart-lines.ts';
export { orderInfoOf, type WantedLine } from './orders/order-info.ts';
export { placeOrders, type OrderWish, type PlacedOrder } from './orders/place-orders.ts';
export { newSubmitToken } from './orders/submit-token.ts';
export { maskEmail, maskPhone } from './masking/mask-contact.ts';
export { maskName } from './masking/mask-name.ts';
export { parseWireDecimal, parseWireInteger } from './numbers/wire-number.ts';
export { isRecordNumber, withCheckDigit } from './numbers/record-number.ts';
export { fromWireTime, toWireTime } from './time/wire-time.ts';
export { ApiError, isApiError, type FailureKind } from './transport/errors/api-error.ts';
export { createTransport } from './transport/create-transport.ts';
export { refuseUnusableData } from './transport/response/refuse-unusable-data.ts';
export { errorKeyOf } from './transport/errors/error-catalog.ts';
export { fetchWithLog, type CallEvent } from './transport/logging/fetch-with-log.ts';
export { fetchWithProgress } from './transport/request/fetch-with-progress.ts';
export { headerAndBodyEncoding } from './transport/request/header-and-body-encoding.ts';
export { fetchPrivateFile } from './transport/request/fetch-private-file.ts';
export type { Middleware } from './transport/middleware.ts';
export type { Result, Transport, TransportOptions } from './transport/options.ts';
export {
  queryEncoding,
  type EncodedRequest,
  type RequestEncoding,
  withActionSuffix,
} from './transport/request/encoding.ts';
export {
  pages,
  rows,
  rowsOf,
  totalOf,
  type Listing,
  type PagedId,
  type RowOf,
} from './transport/paging/pages.ts';
export { pollOf, type PolledOperationId } from './transport/polling/poll.ts';
export { redactUrl } from './transport/logging/redact.ts';
export { watch, type TabChannel, type WatchOptions } from './transport/polling/watch.ts';
