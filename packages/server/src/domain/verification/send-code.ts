import { transact } from '../../db/transact.ts';
import type { CodePurpose } from '../../db/schema/verification.ts';
import type { Session } from '../accounts/sessions.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { findOwner, type Owner } from './bindings.ts';
import { drawCode } from './codes.ts';
import { renderCode } from '../mail/render-mail.ts';
import { mailContext } from '../mail/send-mail.ts';
import { queueMessage } from './outbox.ts';
import { toTarget, type Target } from './target.ts';

type UserPurpose = Exclude<CodePurpose, 'register'>;

interface Plan {
  readonly userId: string;
  readonly purposes: readonly CodePurpose[];
  readonly isSent: boolean;
}

interface Addressee {
  readonly target: Target;
  readonly requester: string;
  readonly lang: string;
}

/**
 * Codes that are not sent are created and counted too, so that neither response nor limit reveals which
 * targets have an account.
 */
async function send(
  ctx: AppContext,
  { target, requester, lang }: Addressee,
  { userId, purposes, isSent }: Plan,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const { id: codeId, code } = await drawCode(tx, ctx, { target, userId, requester, purposes });
    if (!isSent) return;
    const { subject, text, html } = renderCode(mailContext(ctx, lang), code, purposes[0] ?? 'register');
    const words = { subject, body: text, codeId, ...(target.kind === 'email' && { html }) };
    await queueMessage(tx, ctx, target, words);
  });
}

/**
 * Sends a code for the registration of an address or phone.
 * @throws {DomainError} `duplicateUsername` or `tooManyCodeSends`.
 */
export async function sendRegistrationCode(ctx: AppContext, text: string, lang: string): Promise<void> {
  const target = toTarget(text);
  if (await findOwner(ctx.db, target)) throw new DomainError('duplicateUsername');
  const plan: Plan = { userId: '', purposes: ['register'], isSent: true };
  await send(ctx, { target, requester: '', lang }, plan);
}

/** Only the owner of a target gets a code. The response is the same in either case. */
function planReset(owner: Owner | undefined): Plan {
  const userId = owner?.hasBound ? owner.userId : '';
  return { userId, purposes: ['resetPassword'], isSent: userId !== '' };
}

function planFor(
  purpose: Exclude<UserPurpose, 'resetPassword'> | undefined,
  caller: string,
  owner: Owner | undefined,
): Plan {
  const isOwn = owner?.userId === caller && owner.hasBound;
  if (purpose === 'bind' || (purpose === undefined && !isOwn)) {
    if (owner && owner.userId !== caller) throw new DomainError('boundToAnotherUser');
    return { userId: caller, purposes: ['bind'], isSent: true };
  }
  if (!isOwn) throw new DomainError('phoneOrEmailNotBound');
  return { userId: caller, purposes: purpose ? [purpose] : ['fundPassword', 'beforeBind'], isSent: true };
}

export interface CodeCall {
  /** The address or phone as the user wrote it. */
  readonly text: string;
  readonly purpose: UserPurpose | undefined;
  readonly lang: string;
}

/**
 * Sends a code for one purpose. Visitors may request a password reset only.
 * @throws {DomainError} `notLoggedIn`, `phoneOrEmailNotBound`, `boundToAnotherUser` or `tooManyCodeSends`.
 */
export async function sendUserCode(
  ctx: AppContext,
  session: Session | undefined,
  { text, purpose, lang }: CodeCall,
): Promise<void> {
  if (!session && purpose !== undefined && purpose !== 'resetPassword') throw new DomainError('notLoggedIn');
  const target = toTarget(text);
  const owner = await findOwner(ctx.db, target);
  const plan =
    session && purpose !== 'resetPassword' ? planFor(purpose, session.userId, owner) : planReset(owner);
  await send(ctx, { target, requester: session?.userId ?? '', lang }, plan);
}
