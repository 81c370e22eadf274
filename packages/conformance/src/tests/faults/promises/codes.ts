import type { OperationId } from '@openmall/sdk';
import {
  changeAnswer,
  changeQuery,
  dataOf,
  granted,
  intercept,
  refusal,
  replaceRefusal,
  type PlantedFault,
  type Send,
} from '../planted-fault.ts';

type Data = Record<string, unknown>;
const session = { username: 'judge', usercode: '100001', token: 'tk_0123456789abcdef' };

/** Grants a registration that is refused for its code, if it is the `nth` of its name. */
const registersAt =
  (nth: number, isMeant: (names: number) => boolean = () => true) =>
  (send: Send): Send => {
    const calls = new Map<string | null, number>();
    return replaceRefusal(['localuserRegisterWithVerifcode'], 'wrongVerificationCode', ({ url }) => {
      const name = url.searchParams.get('username');
      const count = (calls.get(name) ?? 0) + 1;
      calls.set(name, count);
      return count === nth && isMeant(calls.size) ? granted(session) : refusal('wrongVerificationCode');
    })(send);
  };

const registersTwice = (send: Send): Send => {
  const registered = new Set<string | null>();
  return intercept(['localuserRegisterWithVerifcode'], async ({ url, init, send: ask }) => {
    const name = url.searchParams.get('username');
    if (registered.has(name)) return granted(session);
    const response = await ask(url, init);
    const { code } = (await response.clone().json()) as { readonly code: string };
    if (code === '0') registered.add(name);
    return response;
  })(send);
};

const registrationFault = (name: string, plant: PlantedFault['plant']): PlantedFault => ({
  name,
  caughtBy: 'auth.registration-code',
  operations: ['jscodeExecute'],
  plant,
});

const registrationFaults: readonly PlantedFault[] = [
  registrationFault('counts no wrong codes of a registration', registersAt(4)),
  registrationFault(
    'registers with old codes',
    registersAt(1, (names) => names === 2),
  ),
  registrationFault('registers twice with one code', registersTwice),
];

/** Changes the profile of users whose name the operation was called with. */
const showsProfile =
  (id: OperationId, change: (profile: Data) => void): PlantedFault['plant'] =>
  (send) => {
    const names = new Set<unknown>();
    const noting = changeQuery([id], (query) => void names.add(query.get('username') ?? query.get('target')));
    const changing = changeAnswer(['localuserGet'], (answer) => {
      if (names.has(dataOf(answer)['username'])) change(dataOf(answer));
    });
    return changing(noting(send));
  };

const keeps = (what: string, plant: PlantedFault['plant']): PlantedFault => ({
  name: `keeps ${what} when a code proves the address`,
  caughtBy: 'auth.first-proof',
  operations: ['userResetpsw'],
  plant,
});

const firstProofFaults: readonly PlantedFault[] = [
  keeps(
    'the fund password',
    showsProfile('userResetpsw', (profile) => (profile['safeword'] = 1)),
  ),
  keeps(
    'the authenticator',
    showsProfile('userResetpsw', (profile) => (profile['googleverif'] = true)),
  ),
  keeps(
    'the phone',
    showsProfile('userResetpsw', (profile) => (profile['phone'] = '1 4165550133')),
  ),
  keeps(
    'bank cards',
    changeAnswer(['bankCardList'], (answer) => {
      dataOf(answer)['pageList'] = [{ id: 'bc_1' }];
    }),
  ),
  keeps('the withdrawal address', (send) => {
    let isBound = false;
    return intercept(['userBindWithdrawAddress'], ({ url, init, send: ask }) => {
      if (isBound) return Promise.resolve(refusal('onlyOneWithdrawalAddress'));
      isBound = true;
      return ask(url, init);
    })(send);
  }),
];

/** Grants what the server refuses for one reason. */
const grants = (
  name: string,
  caughtBy: string,
  [id, called, ...keys]: readonly [OperationId, OperationId, ...Parameters<typeof replaceRefusal>[1][]],
): PlantedFault => ({
  name,
  caughtBy,
  operations: [id],
  plant: (send) =>
    keys.reduce((planted, key) => replaceRefusal([called], key, () => granted())(planted), send),
});

export const codePromiseFaults: readonly PlantedFault[] = [
  ...registrationFaults,
  ...firstProofFaults,
  {
    name: 'sends users no codes for a forgotten fund password',
    caughtBy: 'auth.code-purposes',
    operations: ['idcodeExecute'],
    plant: intercept(['idcodeExecute'], ({ url, init, send }) =>
      url.searchParams.get('purpose') === 'fundPassword'
        ? Promise.resolve(refusal('notLoggedIn'))
        : send(url, init),
    ),
  },
  grants('replaces the password by a code of the authenticator', 'auth.authenticator-alone', [
    'userResetpsw',
    'userResetpsw',
    'parameterError',
  ]),
  grants('takes a code of the authenticator for one that was sent', 'auth.authenticator-alone', [
    'userResetpsw',
    'userResetpsw',
    'wrongVerificationCode',
  ]),
  {
    name: 'leaves sessions open when a forgotten fund password is set',
    caughtBy: 'auth.fund-reset',
    operations: ['userSetSafeword'],
    plant: changeAnswer(['localuserGet'], (answer) =>
      answer.code === '403' ? { code: '0', msg: null, data: {} } : answer,
    ),
  },
  grants('replaces a verified address without a proof', 'auth.replaced-address', [
    'localuserBindEmailOrPhone',
    'localuserBindEmailOrPhone',
    'emailAlreadyBound',
  ]),
  {
    name: 'keeps the address that was replaced',
    caughtBy: 'auth.replaced-address',
    operations: ['localuserBindEmailOrPhone'],
    plant: showsProfile('localuserBeforeBind', (profile) => (profile['email'] = profile['username'])),
  },
  grants('pays out after the authenticator was removed', 'auth.recovery-codes', [
    'googleAuthUnbind',
    'withdrawApply',
    'authenticatorNotBound',
  ]),
  grants('takes recovery codes of a former authenticator', 'auth.recovery-codes', [
    'googleAuthUnbind',
    'googleAuthUnbind',
    'wrongVerificationCode',
  ]),
];
