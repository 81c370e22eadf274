/** The authorisation matrix: every operation for every kind of person. */
import type { OfficeAnswer, OfficeClient } from './office-client.ts';
import type { OfficeFindings } from './office-findings.ts';
import { harmlessInput, isHarmless } from './harmless-inputs.ts';
import { type Permission, permissions as deskPermissions } from '@openmall/sdk/desk';
import { guardedOperations, type OfficeOperation, type Side } from './office-operations.ts';
import type { People } from './people.ts';

interface Matrix {
  readonly client: OfficeClient;
  readonly people: People;
  readonly findings: OfficeFindings;
}

const callWith = (client: OfficeClient, operation: OfficeOperation, token?: string): Promise<OfficeAnswer> =>
  client.send(operation.id, harmlessInput(operation), token);

async function judgeVisitor({ client, findings }: Matrix, operation: OfficeOperation): Promise<void> {
  const { outcome } = await callWith(client, operation);
  const fault = outcome === 'notLoggedIn' ? undefined : `answers a visitor with ${outcome}`;
  findings.expect('office.visitor', operation.id, fault);
}

async function judgeSide({ client, people, findings }: Matrix, operation: OfficeOperation): Promise<void> {
  const others: Readonly<Record<Side, readonly [string, string]>> = {
    merchant: ['an operator', people.ownerToken],
    desk: ['a merchant', people.merchants[0].token],
  };
  for (const [who, token] of [['a buyer', people.buyer.token] as const, others[operation.side]]) {
    const { outcome } = await callWith(client, operation, token);
    const fault = outcome === 'sessionExpired' ? undefined : `answers the token of ${who} with ${outcome}`;
    findings.expect('office.side', operation.id, fault);
  }
}

async function judgeStore({ client, people, findings }: Matrix, operation: OfficeOperation): Promise<void> {
  if (operation.side !== 'merchant' || operation.permission === 'any') return;
  const refused = await callWith(client, operation, people.applicant.token);
  const fault =
    refused.outcome === 'noPermission' ? undefined : `answers a user without a store with ${refused.outcome}`;
  findings.expect('office.store', operation.id, fault);
  if (!isHarmless(operation)) return;
  const { outcome } = await callWith(client, operation, people.merchants[0].token);
  const wrong = outcome === 'noPermission' ? 'refuses the owner of a store' : undefined;
  findings.expect('office.right', operation.id, wrong);
}

/** Judges each operation of the desk for a person who has a single permission. */
async function judgeClerk(matrix: Matrix, permission: Permission): Promise<void> {
  const { client, people, findings } = matrix;
  await people.allowClerk(permission);
  for (const operation of guardedOperations.filter(({ side }) => side === 'desk')) {
    const isAllowed = operation.permission === 'any' || operation.permission === permission;
    if (isAllowed && !isHarmless(operation)) continue;
    const { outcome } = await callWith(client, operation, people.clerkToken);
    const who = `a person with only ${permission}`;
    const isRefused = outcome === 'noPermission';
    const wrong = isAllowed ? `refuses ${who}` : `answers ${who} with ${outcome}`;
    findings.expect('office.right', operation.id, isRefused === isAllowed ? wrong : undefined);
  }
}

/** A quick run tries two permissions of the desk instead of all. */
export async function judgeRights(matrix: Matrix, isQuick: boolean): Promise<void> {
  for (const operation of guardedOperations) {
    await judgeVisitor(matrix, operation);
    await judgeSide(matrix, operation);
    await judgeStore(matrix, operation);
  }
  const tried = isQuick ? deskPermissions.slice(0, 2) : deskPermissions;
  for (const permission of tried) await judgeClerk(matrix, permission);
}
