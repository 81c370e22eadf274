import type { ErrorKey, OperationId } from '@openmall/sdk';
import {
  changeAnswer,
  dataOf,
  granted,
  intercept,
  refusal,
  replaceRefusal,
  type PlantedFault,
  type Send,
} from '../planted-fault.ts';

type Data = Record<string, unknown>;

/** Grants what the server refuses for one reason. */
const grants = (name: string, caughtBy: string, id: OperationId, key: ErrorKey): PlantedFault => ({
  name,
  caughtBy,
  operations: [id],
  plant: replaceRefusal([id], key, () => granted({ id: 'bc_11' })),
});

/** Changes the profile that is shown. */
const showsProfile = (change: (profile: Data) => void): ((send: Send) => Send) =>
  changeAnswer(['localuserGet'], (answer) => {
    if (answer.code === '0') change(dataOf(answer));
  });

/** Every session goes on for ever. */
const keepsSessions: (send: Send) => Send = changeAnswer(['localuserGet'], (answer) =>
  answer.code === '403' ? { code: '0', msg: null, data: {} } : answer,
);

/** Remembers which names are registered. */
const knowingNames =
  (plant: (names: ReadonlySet<string | null>) => (send: Send) => Send) =>
  (send: Send): Send => {
    const names = new Set<string | null>();
    const noting = intercept(['localuserRegisterNoVerifcode'], ({ url, init, send: ask }) => {
      names.add(url.searchParams.get('username'));
      return ask(url, init);
    })(send);
    return plant(names)(noting);
  };

const profileFaults: readonly PlantedFault[] = [
  {
    name: 'counts an address as verified from the registration on',
    caughtBy: 'auth.unproven',
    operations: ['localuserRegisterNoVerifcode'],
    plant: showsProfile((profile) => (profile['emailverif'] = true)),
  },
  {
    name: 'binds an authenticator that was only drawn',
    caughtBy: 'auth.unproven',
    operations: ['googleAuthGet'],
    plant: showsProfile((profile) => (profile['googleverif'] = true)),
  },
  {
    name: 'never marks an address as verified',
    caughtBy: 'auth.reset',
    operations: ['localuserBindEmailOrPhone'],
    plant: showsProfile((profile) => (profile['emailverif'] = false)),
  },
  {
    name: 'does not mark an address as verified that was registered by code',
    caughtBy: 'auth.proven',
    operations: ['localuserRegisterWithVerifcode'],
    plant: showsProfile((profile) => (profile['emailverif'] = false)),
  },
  {
    name: 'keeps the blanks around a display name',
    caughtBy: 'user.display-name',
    operations: ['localuserSetDisplayName'],
    plant: showsProfile((profile) => {
      if (profile['displayName']) profile['displayName'] = `${String(profile['displayName'])} `;
    }),
  },
  {
    name: 'replaces the login name by the display name',
    caughtBy: 'user.display-name',
    operations: ['localuserSetDisplayName'],
    plant: showsProfile((profile) => (profile['username'] = profile['displayName'] ?? profile['username'])),
  },
  {
    name: 'never removes a display name',
    caughtBy: 'user.display-name',
    operations: ['localuserSetDisplayName'],
    plant: showsProfile((profile) => (profile['displayName'] ??= 'Judith')),
  },
];

const sessionPromiseFaults: readonly PlantedFault[] = [
  {
    name: 'leaves sessions open when the fund password changes',
    caughtBy: 'auth.fund-rules',
    operations: ['userUpdateOldAndNewSafeword'],
    plant: keepsSessions,
  },
  {
    name: 'leaves sessions open when a password is set by code',
    caughtBy: 'auth.reset',
    operations: ['userResetpsw'],
    plant: keepsSessions,
  },
  {
    name: 'answers nothing for names that nobody has',
    caughtBy: 'auth.hidden-names',
    operations: ['userGetUserNameVerifTarget'],
    plant: knowingNames((names) =>
      changeAnswer(['userGetUserNameVerifTarget'], (answer, { url }) => {
        if (!names.has(url.searchParams.get('username'))) dataOf(answer)['email_authority'] = 'unknown';
      }),
    ),
  },
  {
    name: 'says in a reset that nobody has a name',
    caughtBy: 'auth.hidden-names',
    operations: ['userResetpsw'],
    plant: knowingNames((names) =>
      intercept(['userResetpsw'], ({ url, init, send }) =>
        names.has(url.searchParams.get('username'))
          ? send(url, init)
          : Promise.resolve(refusal('wrongPassword')),
      ),
    ),
  },
  {
    name: 'sends visitors codes to bind an address',
    caughtBy: 'auth.hidden-names',
    operations: ['idcodeExecute'],
    plant: intercept(['idcodeExecute'], ({ url, init, send }) =>
      url.searchParams.has('token') || !url.searchParams.has('target')
        ? send(url, init)
        : Promise.resolve(granted()),
    ),
  },
];

export const accountPromiseFaults: readonly PlantedFault[] = [
  ...profileFaults,
  ...sessionPromiseFaults,
  grants('takes a code of a reset twice', 'auth.reset', 'userResetpsw', 'wrongVerificationCode'),
  grants(
    'sets a fund password over another',
    'auth.fund-rules',
    'userSetSafewordReg',
    'fundPasswordAlreadySet',
  ),
  grants(
    'never locks guesses of an old fund password',
    'auth.guesses',
    'userUpdateOldAndNewSafeword',
    'lockedForThreeMinutes',
  ),
  grants(
    'does not count wrong old passwords',
    'auth.guesses',
    'userUpdateOldAndNewPsw',
    'lockedForThreeMinutes',
  ),
  grants('keeps any number of bank cards', 'card.rules', 'bankCardAdd', 'bankCardLimit'),
  {
    name: 'keeps a bank card twice that was added twice',
    caughtBy: 'card.rules',
    operations: ['bankCardAdd'],
    plant: changeAnswer(['bankCardList'], (answer) => {
      const rows = dataOf(answer)['pageList'] as Data[] | undefined;
      const [first] = rows ?? [];
      if (first) rows?.push({ ...first, bankName: 'Northern Bank' });
    }),
  },
  grants(
    'takes a second application while one is under review',
    'kyc.once',
    'kycApply',
    'verificationUnderReview',
  ),
  grants('checks the residence of strangers', 'kyc.once', 'kycHighLevelApply', 'realNameNeeded'),
  grants(
    'binds addresses of other chains',
    'wal.address-format',
    'userBindWithdrawAddress',
    'addressFormatWrong',
  ),
];
