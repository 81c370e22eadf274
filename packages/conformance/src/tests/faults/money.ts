import { errorCatalog } from '@openmall/sdk';
import {
  changeAnswer,
  changeQuery,
  dataOf,
  granted,
  intercept,
  refusal,
  type PlantedFault,
} from './planted-fault.ts';

export const moneyFaults: readonly PlantedFault[] = [
  {
    name: 'takes another sum for a loan than the borrower was shown',
    caughtBy: 'loan.shown-sum',
    operations: ['creditPay'],
    plant: changeQuery(['creditPay'], (query) => query.delete('total')),
  },
  {
    name: 'pays out without the code of the authenticator',
    caughtBy: 'wal.code',
    operations: ['withdrawApply'],
    plant: intercept(['withdrawApply'], ({ url, init, send }) =>
      url.searchParams.has('authenticatorCode')
        ? send(url, init)
        : Promise.resolve(granted({ order_no: 'wd_1' })),
    ),
  },
  {
    name: 'binds a withdrawal address without the code of the authenticator',
    caughtBy: 'wal.address-code',
    operations: ['userBindWithdrawAddress'],
    plant: intercept(['userBindWithdrawAddress'], ({ url, init, send }) =>
      url.searchParams.has('authenticatorCode') ? send(url, init) : Promise.resolve(granted(null)),
    ),
  },
  {
    name: 'removes a withdrawal address at once',
    caughtBy: 'wal.address-removal',
    operations: ['withdrawRequestAddressRelease'],
    messages: ['withdrawRequestAddressRelease removes the address without the pause'],
    plant: (send) => {
      let isRemoved = false;
      const removal = intercept(['withdrawRequestAddressRelease'], async ({ url, init, send: ask }) => {
        const response = await ask(url, init);
        isRemoved = true;
        return response;
      })(send);
      return changeAnswer(['withdrawWithdrawLimitConfig'], (answer) => {
        if (isRemoved && answer.code === '0') dataOf(answer)['boundAddress'] = '';
      })(removal);
    },
  },
  {
    name: 'removes a withdrawal address although its owner stopped that',
    caughtBy: 'wal.address-removal',
    operations: ['withdrawCancelAddressRelease'],
    messages: ['withdrawCancelAddressRelease removes the address although its owner stopped that'],
    plant: intercept(['withdrawCancelAddressRelease'], () => Promise.resolve(granted(null))),
  },
  {
    name: 'lends without the agreement',
    caughtBy: 'loan.agreement',
    operations: ['creditApply'],
    messages: ['creditApply accepts an application that says nothing about the agreement'],
    plant: intercept(['creditApply'], ({ url, init, send }) =>
      url.searchParams.has('agreement') ? send(url, init) : Promise.resolve(granted(null)),
    ),
  },
  {
    name: 'lends to another person than the verified one',
    caughtBy: 'loan.person',
    operations: ['creditApply'],
    plant: changeQuery(['creditApply'], (query) => query.set('realName', 'Judith Arbiter')),
  },
  {
    name: 'accepts a postcode that the country does not have',
    caughtBy: 'addr.country',
    operations: ['addressAdd'],
    messages: ['addressAdd accepts a German postcode of four digits'],
    plant: intercept(['addressAdd'], ({ url, init, send }) =>
      url.searchParams.get('postcode') === '1011' ? Promise.resolve(granted(null)) : send(url, init),
    ),
  },
  {
    name: 'accepts a phone number that is too long for its country',
    caughtBy: 'addr.country',
    operations: ['addressAdd'],
    messages: ['addressAdd accepts a Canadian phone number of eleven digits'],
    plant: intercept(['addressAdd'], ({ url, init, send }) =>
      url.searchParams.get('phone') === '1 41655501339' ? Promise.resolve(granted(null)) : send(url, init),
    ),
  },
  {
    name: 'never asks for the slider',
    caughtBy: 'auth.slider',
    operations: ['userNewlogin'],
    plant: changeAnswer(['userNewlogin'], (answer) =>
      answer.msg === errorCatalog.sliderNeeded.text
        ? {
            code: '0',
            msg: null,
            data: {
              token: 'tk_0123456789abcdef0123456789abcdef',
              username: 'x@example.com',
              usercode: 'A7K2P9',
            },
          }
        : answer,
    ),
  },
  {
    name: 'loses a cent at every payment',
    caughtBy: 'wal.conserved',
    operations: ['walletGetUsdt', 'walletLogs'],
    plant: (send) => {
      let payments = 0;
      const counted = intercept(['orderPay'], ({ url, init, send: pay }) => {
        payments += 1;
        return pay(url, init);
      })(send);
      return changeAnswer(['walletGetUsdt'], (answer) => {
        const data = answer.data as { money: number };
        return { ...answer, data: { ...data, money: (data.money * 100 - payments) / 100 } };
      })(counted);
    },
  },
  {
    name: 'rounds the balance instead of truncating it',
    caughtBy: 'wal.cents',
    operations: ['walletGetUsdt'],
    messages: ['walletGetUsdt shows 7.13 as money, but a balance of 7.129 truncated to cents is 7.12'],
    plant: changeAnswer(['walletGetUsdt'], (answer) => {
      if (answer.code !== '0') return;
      const data = dataOf(answer);
      data['money'] = Math.round(Number(data['balance']) * 100) / 100;
    }),
  },
  {
    name: 'leaves out the last wallet record',
    caughtBy: 'wal.conserved',
    operations: ['walletGetUsdt', 'walletLogs'],
    plant: changeAnswer(['walletLogs'], (answer) => {
      (answer.data as { pageList: unknown[] }).pageList.shift();
    }),
  },
  {
    name: 'keeps the last 5 USDT of a user',
    caughtBy: 'wal.last-withdrawal',
    operations: ['withdrawApply'],
    plant: intercept(['withdrawApply'], ({ url, init, send }) =>
      Number(url.searchParams.get('amount')) < 10
        ? Promise.resolve(refusal('withdrawalOutsideLimits'))
        : send(url, init),
    ),
  },
  {
    name: 'grants all parallel withdrawals',
    caughtBy: 'race.withdraw',
    operations: ['withdrawApply'],
    plant: intercept(['withdrawApply'], async ({ url, init, send }) => {
      await send(url, init);
      return granted({ order_no: 'wd_1' });
    }),
  },
];
