/** A buyer of a mall under control, who gets everywhere by the contract's calls and the control's alone. */
import type { OperationId, DataOf, InputOf } from '@openmall/sdk';
import { Secret, TOTP } from 'otpauth';
import { type Answer, callApi, callOk } from './call.ts';
import type { ControlledMall } from './controlled-mall.ts';
import { FUND_PASSWORD, PASSWORD } from './test-mall.ts';
import { drawPicture } from './uploaded-pictures.ts';
import { OWN_ADDRESS } from './wallet.ts';

export type ControlledBuyer = {
  readonly username: string;
  readonly token: () => string;
  /** Opens a new session in place of the last. */
  readonly logIn: () => Promise<void>;
  readonly call: <Id extends OperationId>(id: Id, input: InputOf<Id>) => Promise<DataOf<Id>>;
  readonly ask: <Id extends OperationId>(id: Id, input: InputOf<Id>) => Promise<Answer<Id>>;
  /** Address of a picture that was uploaded for a purpose. */
  readonly upload: (moduleName: string) => Promise<string>;
};

let serial = 0;

/** Somebody with an address, a fund password and test money. */
export async function joinMall(held: ControlledMall, amount = '100000'): Promise<ControlledBuyer> {
  serial += 1;
  const { app, control } = held;
  const username = `walker${serial}@example.com`;
  const form = { username, password: PASSWORD, re_password: PASSWORD, type: 2 } as const;
  let { token } = await callOk(app, 'localuserRegisterNoVerifcode', form);
  const logIn = async () => {
    ({ token } = await callOk(app, 'userNewlogin', { username, password: PASSWORD }));
  };
  const call = <Id extends OperationId>(id: Id, input: InputOf<Id>) => callOk(app, id, input, token);
  await call('userSetSafewordReg', { safeword: FUND_PASSWORD, re_safeword: FUND_PASSWORD });
  const place = { contacts: 'Amelia Hartley', phone: '44 7700900123', address: '14 Rosebery Avenue' };
  await call('addressAdd', { ...place, country: 'United Kingdom', countryId: 826 });
  await control.call('credit', { params: { username }, body: { amount } });
  const upload = async (moduleName: string): Promise<string> => {
    const fields = new FormData();
    const picture = new Uint8Array(await drawPicture('jpeg'));
    fields.append('file', new Blob([picture], { type: 'image/jpeg' }), 'a.jpg');
    fields.append('moduleName', moduleName);
    fields.append('token', token);
    const url = 'http://mall.test/api/uploadimg!execute';
    const answer = await app.fetch(new Request(url, { method: 'POST', body: fields }));
    return String(((await answer.json()) as { readonly data: unknown }).data);
  };
  const ask: ControlledBuyer['ask'] = (id, input) => callApi(app, id, input, token);
  return { username, token: () => token, logIn, call, ask, upload };
}

/** The code that the mall has sent somebody last. */
export async function readCode({ control }: ControlledMall, recipient: string): Promise<string> {
  const { messages } = await control.call('readOutbox', { query: { recipient } });
  return messages[0]?.code ?? '';
}

async function bindAuthenticator({ control }: ControlledMall, buyer: ControlledBuyer): Promise<void> {
  const { secret } = await buyer.call('googleAuthGet', {});
  const { epochMs: timestamp } = await control.call('readClock');
  await buyer.call('googleAuthBind', {
    code: TOTP.generate({ secret: Secret.fromBase32(secret), timestamp }),
    password: PASSWORD,
  });
}

/** Proves all that a withdrawal asks for, and binds the address that it goes to. */
export async function proveAll(held: ControlledMall, buyer: ControlledBuyer): Promise<void> {
  const { username, call, upload } = buyer;
  await call('idcodeExecute', { target: username, purpose: 'bind' });
  const verifcode = await readCode(held, username);
  await call('localuserBindEmailOrPhone', { target: username, verifcode, password: PASSWORD });
  await bindAuthenticator(held, buyer);
  const pictures = async () => ({ idimg_1: await upload('kyc'), idimg_2: await upload('kyc') });
  const person = { name: 'Amelia Hartley', idname: 'Passport', idnumber: 'K7702913' };
  await call('kycApply', { ...person, nationality: 'United Kingdom', ...(await pictures()) });
  const approve = { decision: 'approve' } as const;
  await held.control.call('decideIdentity', { params: { username, kind: 'basic' }, body: approve });
  await call('kycHighLevelApply', { home_place: '14 Harbour Lane, Bristol', ...(await pictures()) });
  await held.control.call('decideIdentity', { params: { username, kind: 'advanced' }, body: approve });
  const bound = { coin: 'USDT', blockchain_name: 'TRC20', channel_address: OWN_ADDRESS } as const;
  await call('userBindWithdrawAddress', { ...bound, password: PASSWORD });
}
