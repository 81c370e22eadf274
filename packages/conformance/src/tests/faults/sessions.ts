import { errorCatalog } from '@openmall/sdk';
import {
  changeAnswer,
  dataOf,
  granted,
  intercept,
  json,
  refusal,
  replaceRefusal,
  type PlantedFault,
  type Send,
} from './planted-fault.ts';

const noSession = { code: '403', msg: 'Your session has expired. Please log in again.', data: null };
const isSuccess = ({ code }: { code: unknown }): boolean => code === '0';

/** Repeats the first answer that `keep` selects for ever. */
const repeatFirst =
  (id: 'userNewlogin' | 'orderListMain', keep: (answer: { code: unknown; msg: unknown }) => boolean) =>
  (send: Send): Send => {
    const kept = new Map<string, object>();
    return changeAnswer([id], (answer, { url }) => {
      const who = url.searchParams.get('username') ?? 'everybody';
      if (keep(answer) && !kept.has(who)) kept.set(who, answer);
      return kept.get(who) ?? answer;
    })(send);
  };

export const sessionFaults: readonly PlantedFault[] = [
  {
    name: 'shows orders to a session that has ended',
    caughtBy: 'auth.ended',
    operations: ['orderListMain'],
    plant: changeAnswer(['orderListMain'], (answer, { url }) =>
      answer.code === '403' && (url.searchParams.get('token') ?? '').length > 20
        ? { code: '0', msg: null, data: null }
        : answer,
    ),
  },
  {
    name: 'refuses public lists to a caller with an ended session',
    caughtBy: 'auth.visitor',
    operations: ['sellerGoodsList'],
    plant: intercept(['sellerGoodsList'], ({ url, init, send }) =>
      url.searchParams.has('token') ? Promise.resolve(json(noSession)) : send(url, init),
    ),
  },
  {
    name: 'refuses to count messages for visitors',
    caughtBy: 'auth.polls',
    operations: ['newOnlinechatUnread'],
    plant: intercept(['newOnlinechatUnread'], ({ url, init, send }) =>
      url.searchParams.has('token') ? send(url, init) : Promise.resolve(json(noSession)),
    ),
  },
  {
    name: 'counts zero favourites for an ended session instead of rejecting it',
    caughtBy: 'auth.polls',
    operations: ['keepGoodsCount'],
    plant: changeAnswer(['keepGoodsCount'], (answer) =>
      answer.code === '403' ? { code: '0', msg: null, data: 0 } : answer,
    ),
  },
  {
    name: 'closes an account with an open order',
    caughtBy: 'auth.logoff',
    operations: ['userLogoff'],
    plant: intercept(['userLogoff'], () => Promise.resolve(granted())),
  },
  {
    name: 'says that sessions have ended, but leaves them open',
    caughtBy: 'auth.sessions',
    operations: ['localuserSessions', 'localuserEndSessions'],
    plant: intercept(['localuserEndSessions'], () => Promise.resolve(granted())),
  },
  {
    name: 'hides from the owner that the password was changed',
    caughtBy: 'auth.events',
    operations: ['localuserSecurityEvents'],
    plant: changeAnswer(['localuserSecurityEvents'], (answer) => {
      if (!Array.isArray(answer.data)) return;
      answer.data = (answer.data as { kind: string }[]).filter(({ kind }) => kind !== 'passwordChanged');
    }),
  },
  {
    name: 'gives a chat window the token of the session',
    caughtBy: 'chat.token',
    operations: ['newOnlinechatToken'],
    plant: changeAnswer(['newOnlinechatToken'], (answer, { url }) => {
      const token = url.searchParams.get('token');
      if (answer.code === '0' && token !== null) dataOf(answer)['token'] = token;
    }),
  },
  {
    name: 'never lifts a lockout',
    caughtBy: 'auth.unlocked',
    operations: ['userNewlogin'],
    plant: repeatFirst('userNewlogin', (answer) => answer.msg === errorCatalog.lockedForThreeMinutes.text),
  },
  {
    name: 'never ends a session',
    caughtBy: 'auth.expired',
    operations: ['userNewlogin'],
    plant: changeAnswer(['localuserGet'], (answer) => ({ ...answer, code: '0' })),
  },
  {
    name: 'shows everybody the same orders',
    caughtBy: 'sec.lists',
    operations: ['orderListMain'],
    plant: repeatFirst('orderListMain', (answer) => JSON.stringify(answer).includes('or_')),
  },
  {
    name: 'stores an address before it validates it',
    caughtBy: 'neg.effect',
    operations: ['addressAdd'],
    plant: intercept(['addressAdd'], async ({ url, init, send }) => {
      const response = await send(url, init);
      if (isSuccess((await response.clone().json()) as { code: unknown })) return response;
      const whole = new URL(url);
      for (const [name, value] of Object.entries({ use: '1', contacts: 'A. B.', phone: '1 4165550133' }))
        if (!whole.searchParams.get(name)?.trim()) whole.searchParams.set(name, value);
      await send(whole, init);
      return response;
    }),
  },
  {
    name: 'keeps an account open for half a cent',
    caughtBy: 'auth.closing-dust',
    operations: ['userLogoff'],
    plant: intercept(['userLogoff'], () => Promise.resolve(refusal('deregisterWithBalance'))),
  },
  {
    name: 'closes an account with an open return',
    caughtBy: 'auth.closing-return',
    operations: ['userLogoff'],
    plant: replaceRefusal(['userLogoff'], 'deregisterWithOpenReturn', () => granted()),
  },
  {
    name: 'starts the newsletter without a confirmation',
    caughtBy: 'mail.newsletter',
    operations: ['subscribeAdd'],
    plant: changeAnswer(['localuserMailSettings'], (answer) => void (dataOf(answer)['newsletter'] = true)),
  },
];
