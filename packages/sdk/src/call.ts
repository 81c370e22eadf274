import type { Transport } from './transport/options.ts';
import type { CallOptions, Operation, AnyOperationId } from './types.ts';

/** An operation with at least one required field. */
export interface Call<Id extends AnyOperationId, Input, Data> extends Operation<Id> {
  (transport: Transport, input: Input, options?: CallOptions): Promise<Data>;
}
/** An operation without required fields. */
export interface OpenCall<Id extends AnyOperationId, Input, Data> extends Operation<Id> {
  (transport: Transport, input?: Input, options?: CallOptions): Promise<Data>;
}
