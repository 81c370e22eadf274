// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { WalletGetUsdtOk, WalletLogsOk } from '@openmall/sdk';

export const getWalletGetUsdtResponseMock = (): WalletGetUsdtOk => ({
  code: '0',
  msg: null,
  data: { money: 157533.5, rebate: 0, balance: '157533.505' },
});

export const getWalletLogsResponseMock = (): WalletLogsOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 19, totalPage: 1 },
    pageList: [
      {
        id: 'wl_000019',
        createTime: 1773457800000,
        kind: 'orderRefund',
        direction: 'in',
        amount: '62.25',
        currency: 'USDT',
        balance: '157533.505',
        refId: 'or_20260218_0002',
      },
      {
        id: 'wl_000018',
        createTime: 1773453761000,
        kind: 'withdrawal',
        direction: 'out',
        amount: '120.5',
        currency: 'USDT',
        balance: '157471.255',
        refId: 'wd_20260314_0001',
      },
      {
        id: 'wl_000017',
        createTime: 1773451690000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '139.1',
        currency: 'USDT',
        balance: '157591.755',
        refId: 'or_20260314_0002',
      },
      {
        id: 'wl_000016',
        createTime: 1773231344000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '33.4',
        currency: 'USDT',
        balance: '157730.855',
        refId: 'or_20260311_0007',
      },
      {
        id: 'wl_000015',
        createTime: 1773050980000,
        kind: 'recharge',
        direction: 'in',
        amount: '6825.1',
        currency: 'USDT',
        balance: '157764.255',
        refId: 'rc_20260309_0014',
      },
      {
        id: 'wl_000014',
        createTime: 1772948535000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '76.84',
        currency: 'USDT',
        balance: '150939.155',
        refId: 'or_20260308_0003',
      },
      {
        id: 'wl_000013',
        createTime: 1772781605000,
        kind: 'withdrawal',
        direction: 'out',
        amount: '300',
        currency: 'USDT',
        balance: '151015.995',
        refId: 'wd_20260306_0009',
      },
      {
        id: 'wl_000012',
        createTime: 1772360670000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '48.47',
        currency: 'USDT',
        balance: '151315.995',
        refId: 'or_20260301_0012',
      },
      {
        id: 'wl_000011',
        createTime: 1772154764000,
        kind: 'withdrawalReturned',
        direction: 'in',
        amount: '50',
        currency: 'USDT',
        balance: '151364.465',
        refId: 'wd_20260227_0002',
      },
      {
        id: 'wl_000010',
        createTime: 1772152200000,
        kind: 'withdrawal',
        direction: 'out',
        amount: '50',
        currency: 'USDT',
        balance: '151314.465',
        refId: 'wd_20260227_0002',
      },
      {
        id: 'wl_000009',
        createTime: 1771676102000,
        kind: 'recharge',
        direction: 'in',
        amount: '100.5',
        currency: 'USDT',
        balance: '151364.465',
        refId: 'rc_20260221_0007',
      },
      {
        id: 'wl_000008',
        createTime: 1771554000000,
        kind: 'loan',
        direction: 'in',
        amount: '150000',
        currency: 'USDT',
        balance: '151263.965',
        refId: 'cr_20260220_0001',
      },
      {
        id: 'wl_000007',
        createTime: 1771545182000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '193.8',
        currency: 'USDT',
        balance: '1263.965',
        refId: 'or_20260220_0005',
      },
      {
        id: 'wl_000006',
        createTime: 1771477210000,
        kind: 'withdrawal',
        direction: 'out',
        amount: '1000',
        currency: 'USDT',
        balance: '1457.765',
        refId: 'wd_20260219_0005',
      },
      {
        id: 'wl_000005',
        createTime: 1771423510000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '62.25',
        currency: 'USDT',
        balance: '2457.765',
        refId: 'or_20260218_0002',
      },
      {
        id: 'wl_000004',
        createTime: 1768019480000,
        kind: 'recharge',
        direction: 'in',
        amount: '2000.015',
        currency: 'USDT',
        balance: '2520.015',
        refId: 'rc_20260110_0002',
      },
      {
        id: 'wl_000003',
        createTime: 1736647200000,
        kind: 'loanRepayment',
        direction: 'out',
        amount: '120480',
        currency: 'USDT',
        balance: '520',
        refId: 'cr_20250105_0001',
      },
      {
        id: 'wl_000002',
        createTime: 1736039400000,
        kind: 'loan',
        direction: 'in',
        amount: '120000',
        currency: 'USDT',
        balance: '121000',
        refId: 'cr_20250105_0001',
      },
      {
        id: 'wl_000001',
        createTime: 1735985520000,
        kind: 'demoBonus',
        direction: 'in',
        amount: '1000',
        currency: 'USDT',
        balance: '1000',
        refId: 'us_amelia',
      },
    ],
  },
});

export const getWalletGetUsdtMockHandler = (
  overrideResponse?:
    | WalletGetUsdtOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletGetUsdtOk> | WalletGetUsdtOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/wallet!getUsdt',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWalletGetUsdtResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWalletLogsMockHandler = (
  overrideResponse?:
    | WalletLogsOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletLogsOk> | WalletLogsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/wallet!logs',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWalletLogsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getWalletMock = () => [getWalletGetUsdtMockHandler(), getWalletLogsMockHandler()];
