/** `@openmall/sdk/desk`: operations, types and errors of the operations desk. They run on the transport of `@openmall/sdk`. */
export type * from './generated/hooks/openmall.schemas.ts';
export type { ErrorKey as DeskErrorKey } from './generated/operation-types.ts';
export type { OperationId as DeskOperationId } from './types.ts';
export * from './generated/operation-functions.ts';
export { errorCatalog as deskErrorCatalog } from './generated/errors.ts';
export { operationMap as deskOperations } from './generated/operation-map.ts';
export { permissionOf, permissions, type Permission } from './generated/permissions.ts';
