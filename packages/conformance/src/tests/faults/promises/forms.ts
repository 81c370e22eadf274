import {
  changeAnswer,
  dataOf,
  granted,
  intercept,
  refusal,
  replaceRefusal,
  type PlantedFault,
} from '../planted-fault.ts';

/** Grants what the server refuses for one reason, as if nothing had been used or had expired. */
const grants = (
  name: string,
  caughtBy: string,
  [id, ...keys]: readonly [
    Parameters<typeof replaceRefusal>[0][number],
    ...Parameters<typeof replaceRefusal>[1][],
  ],
  data: unknown = null,
): PlantedFault => ({
  name,
  caughtBy,
  operations: [id],
  plant: (send) =>
    keys.reduce((planted, key) => replaceRefusal([id], key, () => granted(data))(planted), send),
});

/** Each challenge is good for any number of answers until it ends. */
const takesEachAnswerOnceLater: PlantedFault['plant'] = (send) => {
  const answered = new Set<string | null>();
  return intercept(['sliderVerify'], async ({ url, init, send: ask }) => {
    const id = url.searchParams.get('challengeId');
    if (answered.has(id)) return refusal('sliderFailed');
    answered.add(id);
    const response = await ask(url, init);
    const { code } = (await response.clone().json()) as { readonly code: string };
    return code === '0' ? response : granted({ sliderPass: 'sp_late' });
  })(send);
};

export const formPromiseFaults: readonly PlantedFault[] = [
  grants('withdraws twice with one form', 'wal.used-withdrawal', [
    'withdrawApply',
    'duplicateSubmission',
    'sessionTokenInvalid',
  ]),
  grants('takes any number of answers to a slider', 'auth.slider-once', ['sliderVerify', 'sliderFailed'], {
    sliderPass: 'sp_again',
  }),
  {
    name: 'keeps a slider for ever until it is answered',
    caughtBy: 'auth.slider-once',
    operations: ['sliderVerify'],
    plant: takesEachAnswerOnceLater,
  },
  grants('binds a key of an authenticator at any time', 'auth.key-expires', [
    'googleAuthBind',
    'sessionTokenInvalid',
  ]),
  {
    name: 'counts the pause of a removal from the last request',
    caughtBy: 'wal.release-date',
    operations: ['withdrawRequestAddressRelease'],
    plant: (send) => {
      let count = 0;
      return changeAnswer(['withdrawRequestAddressRelease'], (answer) => {
        count += 1;
        if (answer.code === '0') dataOf(answer)['addressReleaseTime'] = `2026-11-2${count} 10:00:00`;
      })(send);
    },
  },
];
