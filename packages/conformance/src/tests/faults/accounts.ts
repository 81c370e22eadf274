import {
  intercept,
  granted,
  json,
  changeAnswer,
  changeQuery,
  type PlantedFault,
  type Send,
} from './planted-fault.ts';

/** Records the tokens of registrations, so that a fault can let the wrong user in. */
function withKnownTokens(
  plant: (known: { tokens: Map<string, string>; last: () => string | undefined }) => (send: Send) => Send,
) {
  return (send: Send): Send => {
    const tokens = new Map<string, string>();
    const recording: Send = async (input, init) => {
      const response = await send(input, init);
      const url = new URL(String(input));
      if (!url.pathname.includes('registerNoVerifcode')) return response;
      const { data } = (await response.clone().json()) as { data: { token?: string } | null };
      if (data?.token) tokens.set(url.searchParams.get('username') ?? '', data.token);
      return response;
    };
    return plant({ tokens, last: () => [...tokens.values()].at(-1) })(recording);
  };
}

/** Records who created an order or address, and lets everybody act as that user. */
const asCreator =
  (reads: readonly ('orderInfo' | 'orderCancel' | 'addressDel' | 'addressEdit')[], field: string) =>
  (send: Send): Send => {
    const creators = new Map<string, string>();
    const remember: Send = async (input, init) => {
      const response = await send(input, init);
      const token = new URL(String(input)).searchParams.get('token');
      const text = await response.clone().text();
      for (const [id] of token ? text.matchAll(/\b(or|ad)_[0-9a-f]{16,}/g) : [])
        if (!creators.has(id)) creators.set(id, token ?? '');
      return response;
    };
    return changeQuery(reads, (query) => {
      const creator = creators.get(query.get(field) ?? '');
      if (creator) query.set('token', creator);
    })(remember);
  };

export const accountFaults: readonly PlantedFault[] = [
  {
    name: 'shows a wallet without a token',
    caughtBy: 'auth.none',
    operations: ['walletGetUsdt'],
    plant: intercept(['walletGetUsdt'], ({ send, url, init }) =>
      url.searchParams.has('token') ? send(url, init) : Promise.resolve(granted({ money: 0, rebate: 0 })),
    ),
  },
  {
    name: 'answers a missing token with code 1 instead of 403',
    caughtBy: 'auth.none',
    operations: ['orderListMain'],
    plant: changeAnswer(['orderListMain'], (answer) =>
      answer.code === '403' ? { ...answer, code: '1' } : answer,
    ),
  },
  {
    name: 'treats any token as the last one issued',
    caughtBy: 'auth.garbage',
    operations: ['walletGetUsdt'],
    plant: withKnownTokens(({ tokens, last }) =>
      changeQuery(['walletGetUsdt'], (query) => {
        const token = query.get('token');
        if (token && ![...tokens.values()].includes(token)) query.set('token', last() ?? token);
      }),
    ),
  },
  {
    name: 'leaves a token alive after the logout',
    caughtBy: 'auth.logout',
    operations: ['userLogout'],
    plant: intercept(['userLogout'], () => Promise.resolve(granted())),
  },
  {
    name: 'reports a changed password but keeps the old one',
    caughtBy: 'auth.password-change',
    operations: ['userUpdateOldAndNewPsw'],
    plant: intercept(['userUpdateOldAndNewPsw'], () => Promise.resolve(granted())),
  },
  {
    name: 'ends the session that changes the password',
    caughtBy: 'auth.password-change',
    operations: ['userUpdateOldAndNewPsw'],
    plant: intercept(['userUpdateOldAndNewPsw'], async ({ url, init, send }) => {
      const answer = await send(url, init);
      const logout = new URL(url);
      logout.pathname = logout.pathname.replace('updateOldAndNewPsw', 'logout');
      await send(logout, { headers: init.headers ?? {} });
      return answer;
    }),
  },
  {
    name: 'accepts every password',
    caughtBy: 'auth.wrong-password',
    operations: ['userNewlogin'],
    plant: withKnownTokens(({ tokens }) =>
      intercept(['userNewlogin'], ({ send, url, init }) => {
        const username = url.searchParams.get('username') ?? '';
        const token = tokens.get(username);
        return token ? Promise.resolve(granted({ token, username, usercode: 'AAAA1111' })) : send(url, init);
      }),
    ),
  },
  {
    name: 'reveals which user names exist',
    caughtBy: 'auth.wrong-password',
    operations: ['userNewlogin'],
    plant: withKnownTokens(({ tokens }) =>
      changeAnswer(['userNewlogin'], (answer, { url }) =>
        answer.code !== '0' && !tokens.has(url.searchParams.get('username') ?? '')
          ? { ...answer, msg: 'There is no such user.' }
          : answer,
      ),
    ),
  },
  {
    name: 'never locks an account',
    caughtBy: 'auth.lockout',
    operations: ['userNewlogin'],
    plant: withKnownTokens(({ tokens }) =>
      intercept(['userNewlogin'], async ({ send, url, init }) => {
        const username = url.searchParams.get('username') ?? '';
        const isRight = url.searchParams.get('password') === 'Judge2468';
        if (isRight && tokens.has(username))
          return granted({ token: tokens.get(username), username, usercode: 'AAAA1111' });
        return send(url, init);
      }),
    ),
  },
  {
    name: 'shows the orders of others',
    caughtBy: 'sec.foreign',
    operations: ['orderInfo'],
    plant: asCreator(['orderInfo'], 'orderId'),
  },
  {
    name: 'lets others cancel an order',
    caughtBy: 'sec.foreign',
    operations: ['orderCancel'],
    plant: asCreator(['orderCancel'], 'orderId'),
  },
  {
    name: "lets others edit a buyer's addresses",
    caughtBy: 'sec.foreign',
    operations: ['addressEdit'],
    plant: asCreator(['addressEdit'], 'id'),
  },
  {
    name: 'registers one name again and again',
    caughtBy: 'race.register',
    operations: ['localuserRegisterNoVerifcode'],
    plant: intercept(['localuserRegisterNoVerifcode'], async ({ send, url, init }) => {
      const response = await send(url, init);
      const { code } = (await response.clone().json()) as { code: string };
      const session = {
        token: 'x'.repeat(43),
        username: url.searchParams.get('username'),
        usercode: 'AAAA1111',
      };
      return code === '1' ? json({ code: '0', msg: null, data: session }) : response;
    }),
  },
];
