/** `@openmall/sdk/merchant`: operations, types and errors of merchants. They run on the transport of `@openmall/sdk`. */
export type * from './generated/hooks/openmall.schemas.ts';
export type { ErrorKey as MerchantErrorKey } from './generated/operation-types.ts';
export type { OperationId as MerchantOperationId } from './types.ts';
export * from './generated/operation-functions.ts';
export { errorCatalog as merchantErrorCatalog } from './generated/errors.ts';
export { operationMap as merchantOperations } from './generated/operation-map.ts';
export { permissionOf, permissions, type Permission } from './generated/permissions.ts';
