/** Shared with the scripts of this workspace, so that they compute ids, hashes and numbers as the SDK does at run time. */
export { idOf } from './transport/request/define-operation.ts';
export { errorHash } from './transport/errors/error-hash.ts';
export { parseWireDecimal } from './numbers/wire-number.ts';
