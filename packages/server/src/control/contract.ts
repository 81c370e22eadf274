import contractJson from '../generated/control.json' with { type: 'json' };
import type { operations } from '../generated/control.ts';
import type { Sandbox } from '../domain/payments/sandbox.ts';
import type { AppContext } from '../context.ts';

export type ControlId = keyof operations;

type BodyOf<Id extends ControlId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
type FieldsOf<Id extends ControlId, Place extends 'path' | 'query'> =
  operations[Id]['parameters'] extends Record<Place, infer Fields extends object>
    ? Fields
    : Record<never, never>;
export type AnswerOf<Id extends ControlId> = operations[Id]['responses'][200]['content']['application/json'];

/** What every control call receives. */
export interface Control {
  /** Its `actor` is `control`, so that the audit log shows control calls. */
  readonly ctx: AppContext;
  readonly sandbox: Sandbox;
}

export type ControlCall<Id extends ControlId> = Control & {
  readonly params: FieldsOf<Id, 'path'>;
  readonly query: FieldsOf<Id, 'query'>;
  readonly body: BodyOf<Id>;
};
export type ControlHandler<Id extends ControlId> = (call: ControlCall<Id>) => Promise<AnswerOf<Id>>;
/** A missing or an obsolete handler does not compile. */
export type ControlHandlers = { readonly [Id in ControlId]: ControlHandler<Id> };

export interface ControlOperation {
  readonly method: string;
  readonly path: string;
  readonly params: object;
  readonly query: object;
  readonly body: object | null;
  readonly answer: object;
}
interface ControlContract {
  readonly operations: Readonly<Record<ControlId, ControlOperation>>;
  readonly $defs: Readonly<Record<string, object>>;
}

// The file is generated together with its types.
export const controlContract = contractJson as unknown as ControlContract;
export const controlIds = Object.keys(controlContract.operations) as readonly ControlId[]; // The generated keys are the ids.
