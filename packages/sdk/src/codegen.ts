/** For the generator of this workspace, which must compute the same ids and hashes as the SDK does at run time. */
export { idOf } from './transport/request/define-operation.ts';
export { errorHash } from './transport/errors/error-hash.ts';
