import {
  changeQuery,
  granted,
  intercept,
  refusal,
  replaceRefusal,
  type PlantedFault,
  type Send,
} from '../planted-fault.ts';

/** Notes the tokens that the server issues, and replaces those that `read` takes for one of them. */
const readingTokens =
  (read: (sent: string, issued: readonly string[]) => string | undefined) =>
  (send: Send): Send => {
    const issued: string[] = [];
    const noting: Send = async (input, init) => {
      const response = await send(input, init);
      const text = await response.clone().text();
      for (const [, token = ''] of text.matchAll(/"token":"([^"]+)"/g)) issued.push(token);
      return response;
    };
    return changeQuery(['walletGetUsdt'], (query) => {
      const sent = query.get('token');
      const token = sent === null ? undefined : read(sent, issued);
      if (token !== undefined) query.set('token', token);
    })(noting);
  };

const token = (name: string, read: Parameters<typeof readingTokens>[0]): PlantedFault => ({
  name,
  caughtBy: 'auth.garbage',
  operations: ['walletGetUsdt'],
  plant: readingTokens(read),
});

export const passwordFaults: readonly PlantedFault[] = [
  token('takes tokens in any letters’ case', (sent, issued) =>
    issued.find((item) => item.toLowerCase() === sent.toLowerCase()),
  ),
  token('compares all but the last letter of a token', (sent, issued) =>
    issued.find((item) => item.length === sent.length && item.slice(0, -1) === sent.slice(0, -1)),
  ),
  token('takes the beginning of a token for the token', (sent, issued) =>
    issued.find((item) => sent.length > 8 && item.startsWith(sent)),
  ),
  token('ignores what follows a token', (sent, issued) => issued.find((item) => sent.startsWith(item))),
  {
    name: 'changes a password without the old one',
    caughtBy: 'auth.old-password',
    operations: ['userUpdateOldAndNewPsw'],
    messages: ['userUpdateOldAndNewPsw accepts a wrong old password'],
    plant: replaceRefusal(['userUpdateOldAndNewPsw'], 'wrongOldPassword', () => granted(null)),
  },
  {
    name: 'changes a password and then refuses the old one',
    caughtBy: 'auth.old-password',
    operations: ['userUpdateOldAndNewPsw'],
    plant: intercept(['userUpdateOldAndNewPsw'], async ({ url, init, send }) => {
      const isWrong = url.searchParams.get('old_password') === 'Judge0000';
      if (isWrong) url.searchParams.set('old_password', 'Judge2468');
      const response = await send(url, init);
      return isWrong ? refusal('wrongOldPassword') : response;
    }),
  },
  {
    name: 'closes an account that holds a cent',
    caughtBy: 'auth.closing-balance',
    operations: ['userLogoff'],
    plant: replaceRefusal(['userLogoff'], 'deregisterWithBalance', () => granted(null)),
  },
];
