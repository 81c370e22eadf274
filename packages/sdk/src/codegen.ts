/** For the generator of this workspace, which must compute the same ids and hashes as the SDK does at run time. */
export { idOf } from './transport/define-operation.ts';
export { hashOf } from './transport/hash-of.ts';
