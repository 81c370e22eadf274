/** Buyers who may withdraw money: all requirements (spec §6) are met. */
import {
  googleAuthBind,
  googleAuthGet,
  idcodeExecute,
  kycApply,
  kycGet,
  kycHighLevelApply,
  kycHighLevelGet,
  localuserBindEmailOrPhone,
  uploadimgExecute,
} from '@openmall/sdk';
import { openReadyAccount, type Account } from './buyer.ts';
import { expect, type Mall } from './mall.ts';
import { pictureFile } from './pictures.ts';
import { codeOfAuthenticator, currentStep, STEP_MS } from './verification.ts';

/** Codes of an authenticator. Each is accepted once, from one step early to one step late: after three it waits. */
function openAuthenticator(secret: string): () => Promise<string> {
  let used = 0;
  return async () => {
    used = Math.max(used + 1, currentStep() - 1);
    await expect.poll(() => currentStep() + 1, { timeout: 2 * STEP_MS }).toBeGreaterThanOrEqual(used);
    return codeOfAuthenticator(secret, used);
  };
}

export type Payee = Account & {
  /** The next code of the authenticator that was not used yet. */
  readonly nextCode: () => Promise<string>;
};

/** Submits the documents of both identity checks. Unless somebody approves them, the demo must be running. */
async function proveIdentity(mall: Mall, { transport }: Account, approve: Approve): Promise<void> {
  const file = await pictureFile(mall);
  const upload = () => uploadimgExecute(transport, { file, moduleName: 'kyc' });
  const [front, back] = [await upload(), await upload()];
  const document = {
    name: 'Amelia Hartley',
    idname: 'passport',
    idnumber: 'K7702913',
    nationality: 'Norway',
  };
  await kycApply(transport, { ...document, idimg_1: front, idimg_2: back });
  await approve();
  await expect.poll(async () => (await kycGet(transport)).status).toBe(2);
  await kycHighLevelApply(transport, {
    home_place: '14 Rosebery Avenue, London',
    idimg_1: front,
    idimg_2: back,
  });
  await approve();
  await expect.poll(async () => (await kycHighLevelGet(transport)).status).toBe(2);
}

/** Approves an identity check that was just sent. */
type Approve = () => Promise<void>;
const byTheDemo: Approve = () => Promise.resolve();

/** Verifies the email address and the identity of an account, and adds an authenticator. */
export async function verifyPayee(mall: Mall, account: Account, approve = byTheDemo): Promise<Payee> {
  const { transport, email, password } = account;
  await idcodeExecute(transport, { target: email, purpose: 'bind' });
  const verifcode = await mall.codeFor(email);
  await localuserBindEmailOrPhone(transport, { target: email, verifcode, password });
  const { secret } = await googleAuthGet(transport);
  const nextCode = openAuthenticator(secret);
  await googleAuthBind(transport, { code: await nextCode() });
  await proveIdentity(mall, account, approve);
  return { ...account, nextCode };
}

/** Opens an account with money, a verified email address, an authenticator and a verified identity. */
export const openPayee = async (mall: Mall): Promise<Payee> =>
  verifyPayee(mall, await openReadyAccount(mall));
