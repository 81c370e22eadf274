/** Calls operations of merchants and of the desk, and checks every answer against the contract. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataOf, InputOf } from '@openmall/sdk';
import { type DeskOperationId, deskErrorCatalog } from '@openmall/sdk/desk';
import type { MerchantOperationId } from '@openmall/sdk/merchant';
import { type AuditedAction, auditListeners } from '../../domain/audit/audit-log.ts';
import type { FailureKey } from '../../domain/domain-error.ts';
import type { App } from '../../http/app/create-app.ts';
import { deskContract, merchantContract } from '../../http/app/contract.ts';
import { createAjv } from '../../http/input/create-ajv.ts';
import type { Envelope } from './call.ts';

export type OfficeId = DeskOperationId | MerchantOperationId;

const ajv = createAjv();
const documents = [deskContract, merchantContract];

/** The operation with its document. */
export function operationOf(id: string) {
  const document = documents.find(({ operations }) => operations[id]);
  const operation = document?.operations[id];
  if (!document || !operation) throw new Error(`There is no ${id}`);
  return { ...operation, document: document.name };
}

export const officeIds = documents.flatMap(({ operations }) =>
  Object.keys(operations),
) as readonly OfficeId[]; // The generated keys are the ids.

export function assertOfficeAnswer(id: string, answer: unknown): void {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
  const ref = `${operationOf(id).document}#/$defs/${name}`;
  const validate = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
  if (!validate(answer))
    throw new Error(
      `${id} violates the contract: ${ajv.errorsText(validate.errors)} ${JSON.stringify(answer)}`,
    );
}

/** The key of an answer, by its text; `ok` for a success. */
const keyOf = ({ code, msg }: Envelope): FailureKey | 'ok' => {
  if (code === '0') return 'ok';
  const found = Object.entries(deskErrorCatalog).find(([, entry]) => entry.text === msg);
  if (!found) throw new Error(`No error has the text ${msg}`);
  return found[0] as FailureKey; // A key of the catalog.
};

/** A repeat of these changes nothing and is not recorded. */
const REPEATABLE: ReadonlySet<string> = new Set<OfficeId>([
  'deskLedgerStartCheck',
  'deskCouponEnd',
  'merchantReviewAnswer',
  'merchantReviewWithdrawAnswer',
  'merchantGoodsImportRows',
  'merchantGoodsBulkEdit',
]);

const recordedActions = new AsyncLocalStorage<Set<AuditedAction>>();
auditListeners.add((action) => recordedActions.getStore()?.add(action));

async function send(app: App, id: OfficeId, input: object, token?: string): Promise<Envelope> {
  const { path, body, audit } = operationOf(id);
  const form = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const request = new Request(`http://mall.test${path}?lang=en`, {
    method: 'POST',
    body: body ? JSON.stringify(input) : form,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  const recorded = new Set<AuditedAction>();
  const response = await recordedActions.run(recorded, () => app.fetch(request));
  if (response.status !== 200) throw new Error(`${id} answered HTTP ${response.status}`);
  const envelope = (await response.json()) as Envelope;
  assertOfficeAnswer(id, envelope);
  if (audit && envelope.code === '0' && recorded.size === 0 && !REPEATABLE.has(id))
    throw new Error(`${id} left no record in the audit log`);
  return envelope;
}

/** The error key of a call, or `ok`. */
export const refusalOf = async (app: App, id: OfficeId, input: object, token?: string) =>
  keyOf(await send(app, id, input, token));

/** The data of a call that must succeed. */
export async function callOffice<Id extends OfficeId>(
  app: App,
  id: Id,
  input: InputOf<Id>,
  token?: string,
): Promise<DataOf<Id>> {
  const envelope = await send(app, id, input, token);
  const key = keyOf(envelope);
  if (key !== 'ok') throw new Error(`${id} was refused: ${key}`);
  return envelope.data as DataOf<Id>; // Checked against the contract.
}
