// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { WalletGetUsdtOk, WalletLogsOk } from '@openmall/sdk';

export const getWalletGetUsdtResponseMock = (): WalletGetUsdtOk => ({
  code: '0',
  msg: null,
  data: { money: 641.84, rebate: 0, balance: '641.845' },
});

export const getWalletLogsResponseMock = (): WalletLogsOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 9, totalPage: 1 },
    pageList: [
      {
        id: 'wl_000009',
        createTime: 1773457800000,
        kind: 'orderRefund',
        direction: 'in',
        amount: '62.25',
        currency: 'USDT',
        balance: '641.845',
        refId: 'or_20260218_0002',
      },
      {
        id: 'wl_000008',
        createTime: 1773456249000,
        kind: 'withdrawalReturned',
        direction: 'in',
        amount: '120.5',
        currency: 'USDT',
        balance: '579.595',
        refId: 'wd_20260314_0001',
      },
      {
        id: 'wl_000007',
        createTime: 1773453761000,
        kind: 'withdrawal',
        direction: 'out',
        amount: '120.5',
        currency: 'USDT',
        balance: '459.095',
        refId: 'wd_20260314_0001',
      },
      {
        id: 'wl_000006',
        createTime: 1773451690000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '139.1',
        currency: 'USDT',
        balance: '579.595',
        refId: 'or_20260314_0002',
      },
      {
        id: 'wl_000005',
        createTime: 1773031231000,
        kind: 'recharge',
        direction: 'in',
        amount: '250',
        currency: 'USDT',
        balance: '718.695',
        refId: 'rc_20260309_0014',
      },
      {
        id: 'wl_000004',
        createTime: 1772757000000,
        kind: 'loanRepayment',
        direction: 'out',
        amount: '150337.505',
        currency: 'USDT',
        balance: '468.695',
        refId: 'cr_20260220_0001',
      },
      {
        id: 'wl_000003',
        createTime: 1771560000000,
        kind: 'loan',
        direction: 'in',
        amount: '150000',
        currency: 'USDT',
        balance: '150806.2',
        refId: 'cr_20260220_0001',
      },
      {
        id: 'wl_000002',
        createTime: 1771545182000,
        kind: 'orderPayment',
        direction: 'out',
        amount: '193.8',
        currency: 'USDT',
        balance: '806.2',
        refId: 'or_20260220_0005',
      },
      {
        id: 'wl_000001',
        createTime: 1770692520000,
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
