/** Codes by mail, the slider, the authenticator and bound addresses. */
import { maskEmail, maskPhone } from '@openmall/sdk';
import { examples } from '../../generated/examples.ts';
import type { Account, Authenticator } from '../../state/account.ts';
import { checkAuthenticator, drawAuthenticator, spendDigits } from '../../verification/authenticator.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { sendCode, spendCode, targetKey } from '../../verification/codes.ts';
import { checkSecret, loginLock } from '../../verification/locks.ts';
import type { Mall } from '../../state/mall.ts';
import { demand, found } from '../../state/refusal.ts';
import { openSlider, solveSlider } from '../../verification/slider.ts';
import { confirmOwner } from './confirm-owner.ts';
import { addSecurityEvent } from './security-events.ts';

const PROOF_MS = 10 * 60_000;
/** The longest phone of the contract. Names need not be phones. */
const MAX_PHONE = 64;

export const isEmail = (target: string): boolean => target.includes('@');

const contactOf = (account: Account, target: string) =>
  (isEmail(target) ? [account.email] : [account.phone]).find(
    (contact) => contact !== undefined && targetKey(contact.address) === targetKey(target),
  );

/** The account that registered or bound a target. Names of closed accounts stay taken. */
export const ownerOf = ({ accounts }: Mall, target: string): Account | undefined =>
  [...accounts.values()].find(
    (account) =>
      contactOf(account, target) !== undefined || targetKey(account.username) === targetKey(target),
  );

/** Whether a target is bound to an account. */
export const hasBound = (account: Account, target: string): boolean =>
  contactOf(account, target) !== undefined;

function demandBindable(mall: Mall, buyer: Account, target: string): void {
  const owner = ownerOf(mall, target);
  demand(owner === undefined || owner === buyer, 'boundToAnotherUser');
}

/** A replacement of a verified address needs a proof of the present one. */
function demandReplaceable(mall: Mall, buyer: Account, target: string, proof: string | undefined): void {
  const kind = isEmail(target) ? 'email' : 'phone';
  if (!buyer[kind]?.isVerified) return;
  const endsAt = buyer.bindingProofs.get(proof ?? '') ?? 0;
  buyer.bindingProofs.delete(proof ?? '');
  demand(endsAt > mall.now(), kind === 'email' ? 'emailAlreadyBound' : 'phoneAlreadyBound');
}

const uriOf = (username: string, secret: string): string =>
  `otpauth://totp/openmall:${encodeURIComponent(username)}?secret=${secret}&issuer=openmall`;

async function demandCode(mall: Mall, buyer: Account, key: Authenticator, code: string): Promise<void> {
  const isRight = await spendDigits(mall, key, code);
  checkSecret(mall, `authenticator/${buyer.usercode}`, isRight, 'wrongVerificationCode');
}

export const verificationHandlers = {
  jscodeExecute({ target }, { mall }) {
    demand(ownerOf(mall, target) === undefined, 'duplicateUsername');
    sendCode(mall, target, ['register']);
    return null;
  },
  idcodeExecute({ target, purpose }, { mall, account }) {
    demand(account !== undefined || purpose === undefined || purpose === 'resetPassword', 'notLoggedIn');
    if (!account || purpose === 'resetPassword') {
      sendCode(mall, target, ['resetPassword']);
      return null;
    }
    const isOwn = hasBound(account, target);
    if (purpose === 'bind' || (purpose === undefined && !isOwn)) {
      demandBindable(mall, account, target);
      sendCode(mall, target, ['bind']);
      return null;
    }
    demand(isOwn, 'phoneOrEmailNotBound');
    sendCode(mall, target, purpose ? [purpose] : ['fundPassword', 'beforeBind']);
    return null;
  },
  sliderChallenge: (_input, { mall }) => ({
    ...examples.sliderChallenge().data,
    challengeId: openSlider(mall),
  }),
  sliderVerify: ({ challengeId, x }, { mall }) => ({ sliderPass: solveSlider(mall, challengeId, x) }),
  userGetUserNameVerifTarget: ({ username }) => ({
    username,
    phone: isEmail(username) ? null : maskPhone(username).slice(-MAX_PHONE),
    phone_authority: !isEmail(username),
    email: isEmail(username) ? maskEmail(username) : null,
    email_authority: isEmail(username),
    googleverif: false,
  }),
  localuserCheckEmailOrPhone({ target }, { mall, buyer }) {
    demandBindable(mall, buyer, target);
    return null;
  },
  async localuserBeforeBind({ target, verifcode }, { mall, buyer }) {
    demand(hasBound(buyer, target), 'phoneOrEmailNotBound');
    const isSent = mall.codes.some(
      (code) => code.target === targetKey(target) && !code.isSpent && code.purposes.includes('beforeBind'),
    );
    if (isSent || !buyer.authenticator) spendCode(mall, target, 'beforeBind', verifcode);
    else await checkAuthenticator(mall, buyer, verifcode);
    const verifyCode = `${mall.nextId('bp')}_${'0'.repeat(12)}`;
    buyer.bindingProofs.set(verifyCode, mall.now() + PROOF_MS);
    return { verifyCode };
  },
  localuserBindEmailOrPhone({ target, verifcode, password, verifyCode }, { mall, buyer }) {
    checkSecret(mall, loginLock(buyer.username), password === buyer.password, 'wrongPassword');
    demandBindable(mall, buyer, target);
    spendCode(mall, target, 'bind', verifcode);
    demandReplaceable(mall, buyer, target, verifyCode);
    buyer[isEmail(target) ? 'email' : 'phone'] = { address: target, isVerified: true };
    addSecurityEvent(mall, buyer, isEmail(target) ? 'emailSet' : 'phoneSet');
    return null;
  },
  googleAuthGet(_input, { mall, buyer }) {
    demand(buyer.authenticator === undefined, 'authenticatorAlreadyBound');
    const drawn = drawAuthenticator(mall);
    buyer.drawnAuthenticator = drawn;
    const { secret, recoveryCodes } = drawn;
    return { secret, uri: uriOf(buyer.username, secret), recoveryCodes: [...recoveryCodes] };
  },
  async googleAuthBind({ code, password }, context) {
    const { mall, buyer } = context;
    demand(buyer.authenticator === undefined, 'authenticatorAlreadyBound');
    confirmOwner(context, password);
    const drawn = found(buyer.drawnAuthenticator, 'sessionTokenInvalid');
    demand(drawn.drawnAt > mall.now() - PROOF_MS, 'sessionTokenInvalid');
    await demandCode(mall, buyer, drawn, code);
    buyer.authenticator = drawn;
    buyer.drawnAuthenticator = undefined;
    return null;
  },
  async googleAuthUnbind({ code }, { mall, buyer }) {
    await checkAuthenticator(mall, buyer, code);
    buyer.authenticator = undefined;
    return null;
  },
} satisfies Partial<CallHandlers>;
