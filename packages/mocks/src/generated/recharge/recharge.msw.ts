// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ChannelBlockchainListOk,
  RechargeBlockchainFeeOk,
  RechargeBlockchainGetOk,
  RechargeBlockchainListOk,
  RechargeBlockchainRechargeLimitConfigOk,
  RechargeBlockchainRechargeOk,
  RechargeBlockchainRechargeOpenOk,
  ThirdPartyRechargeGetCoinListOk,
  ThirdPartyRechargePhpRecharge2Ok,
  ThirdPartyRechargePhpRecharge3Ok,
  ThirdPartyRechargePhpRecharge4Ok,
  ThirdPartyRechargePhpRecharge5Ok,
  ThirdPartyRechargePhpRechargeOk,
  ThirdPartyRechargeRechargeOk,
} from '@openmall/sdk';

export const getRechargeBlockchainRechargeOpenResponseMock = (): RechargeBlockchainRechargeOpenOk => ({
  code: '0',
  msg: null,
  data: { session_token: 'rs_4f9d2c71e8b34a60' },
});

export const getRechargeBlockchainRechargeResponseMock = (): RechargeBlockchainRechargeOk => ({
  code: '0',
  msg: null,
  data: { order_no: 'rc_20260314_0001' },
});

export const getRechargeBlockchainListResponseMock = (): RechargeBlockchainListOk => ({
  code: '0',
  msg: null,
  data: {
    elements: [
      {
        order_no: 'rc_20260314_0001',
        coin: 'USDT',
        symbol: 'USDT',
        coin_blockchain: 'USDT_TRC20',
        blockchain_name: 'TRC20',
        amount: '250',
        volume: '250',
        fee: 0,
        state: 0,
        createTime: '2026-03-14 09:26:53',
        reviewTime: null,
        failure_msg: null,
        hash: null,
        tx: null,
        address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
        from: null,
        channel_address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
        img: '/uploads/recharge/5f1d.webp',
        isThirdParty: 0,
        payUrl: null,
      },
      {
        order_no: 'rc_20260309_0014',
        coin: 'ETH',
        symbol: 'ETH',
        coin_blockchain: 'ETH_ERC20',
        blockchain_name: 'ERC20',
        amount: '6825.1',
        volume: '2',
        fee: 0,
        state: 1,
        createTime: '2026-03-09 18:02:11',
        reviewTime: '2026-03-09 18:09:40',
        failure_msg: null,
        hash: '9f2c6b1e04d85a7c3e61f0b92d47a8c5e13f6092b7d4c8a1',
        tx: '9f2c6b1e04d85a7c3e61f0b92d47a8c5e13f6092b7d4c8a1',
        address: '0x7a1c0de50000000000000000000000000000b0b5',
        from: '0x1d2e3f4a5b6c7d8e9f0a1b2c3d4e5f6a7b8c9d0e',
        channel_address: '0x7a1c0de50000000000000000000000000000b0b5',
        img: '/uploads/recharge/8b20.webp',
        isThirdParty: 0,
        payUrl: null,
      },
      {
        order_no: 'rc_20260302_0003',
        coin: 'USDT',
        symbol: 'USDT',
        coin_blockchain: 'USDT_TRC20',
        blockchain_name: 'TRC20',
        amount: '80',
        volume: '80',
        fee: 0,
        state: 2,
        createTime: '2026-03-02 11:45:07',
        reviewTime: '2026-03-03 09:00:00',
        failure_msg: 'The transfer never arrived.',
        hash: null,
        tx: null,
        address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
        from: null,
        channel_address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
        img: '/uploads/recharge/31ce.webp',
        isThirdParty: 0,
        payUrl: null,
      },
      {
        order_no: 'rc_20260221_0007',
        coin: 'USDT',
        symbol: 'USDT',
        coin_blockchain: 'USDT_TRC20',
        blockchain_name: 'TRC20',
        amount: '100.5',
        volume: '100.5',
        fee: 0,
        state: 1,
        createTime: '2026-02-21 20:14:30',
        reviewTime: '2026-02-21 20:15:02',
        failure_msg: null,
        hash: null,
        tx: null,
        address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
        from: null,
        channel_address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
        img: null,
        isThirdParty: 1,
        payUrl: 'https://pay.example/p/7k2m',
      },
    ],
    thisPageNumber: 1,
    pageSize: 10,
    totalElements: 4,
  },
});

export const getRechargeBlockchainGetResponseMock = (): RechargeBlockchainGetOk => ({
  code: '0',
  msg: null,
  data: {
    order_no: 'rc_20260314_0001',
    coin: 'USDT',
    coin_blockchain: 'USDT_TRC20',
    amount: '250',
    volume: '250',
    fee: 0,
    state: 0,
    create_time: '2026-03-14 09:26:53',
    reviewTime: null,
    failure_msg: null,
    from: null,
    tx: null,
    img: '/uploads/recharge/5f1d.webp',
    channel_address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
    payUrl: null,
  },
});

export const getRechargeBlockchainFeeResponseMock = (): RechargeBlockchainFeeOk => ({
  code: '0',
  msg: null,
  data: { price: '3412.55' },
});

export const getRechargeBlockchainRechargeLimitConfigResponseMock =
  (): RechargeBlockchainRechargeLimitConfigOk => ({
    code: '0',
    msg: null,
    data: { rechargeAmountMin: '1', rechargeAmountMax: '1000000' },
  });

export const getChannelBlockchainListResponseMock = (): ChannelBlockchainListOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'ch_usdt_trc20',
      coin: 'USDT',
      blockchain_name: 'TRC20',
      img: null,
      img_str: null,
      address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa',
      fee: 1,
      recharge_limit_min: '1',
      recharge_limit_max: '50000',
      auto: 1,
    },
    {
      id: 'ch_usdt_erc20',
      coin: 'USDT',
      blockchain_name: 'ERC20',
      img: null,
      img_str: null,
      address: '0x7a1c0de50000000000000000000000000000b0b5',
      fee: 1,
      recharge_limit_min: '10',
      recharge_limit_max: '50000',
      auto: 1,
    },
    {
      id: 'ch_eth_erc20',
      coin: 'ETH',
      blockchain_name: 'ERC20',
      img: null,
      img_str: null,
      address: '0x7a1c0de50000000000000000000000000000b0b5',
      fee: 3412.55,
      recharge_limit_min: '1',
      recharge_limit_max: '100',
      auto: 1,
    },
    {
      id: 'ch_btc_omni',
      coin: 'BTC',
      blockchain_name: 'OMNI',
      img: null,
      img_str: null,
      address: '1MockQ7xY2pR9sT4uV6wX8zA3bC5dE7fG',
      fee: 64250.5,
      recharge_limit_min: '1',
      recharge_limit_max: '10',
      auto: 0,
    },
    {
      id: 'ch_usdc_erc20',
      coin: 'USDC',
      blockchain_name: 'ERC20',
      img: null,
      img_str: null,
      address: '0x7a1c0de50000000000000000000000000000b0b5',
      fee: 1,
      recharge_limit_min: '10',
      recharge_limit_max: '50000',
      auto: 1,
    },
  ],
});

export const getThirdPartyRechargeGetCoinListResponseMock = (): ThirdPartyRechargeGetCoinListOk => ({
  code: '0',
  msg: null,
  data: [
    {
      productType: 'Bank',
      range: [
        { min_amount: 50, max_amount: 5000, bank_code: 'sepa' },
        { min_amount: 100, max_amount: 10000, bank_code: 'swift' },
      ],
    },
    { productType: 'GCash', range: [{ min_amount: 10, max_amount: 2000, bank_code: 'gcash' }] },
    { productType: 'Maya', range: [{ min_amount: 10, max_amount: 1500, bank_code: 'maya' }] },
  ],
});

export const getThirdPartyRechargeRechargeResponseMock = (): ThirdPartyRechargeRechargeOk => ({
  code: '0',
  msg: null,
  data: 'https://pay.example/p/7k2m',
});

export const getThirdPartyRechargePhpRechargeResponseMock = (): ThirdPartyRechargePhpRechargeOk => ({
  code: '0',
  msg: null,
  data: 'https://pay.example/p/7k2m',
});

export const getThirdPartyRechargePhpRecharge2ResponseMock = (): ThirdPartyRechargePhpRecharge2Ok => ({
  code: '0',
  msg: null,
  data: 'https://pay.example/p/7k2m',
});

export const getThirdPartyRechargePhpRecharge3ResponseMock = (): ThirdPartyRechargePhpRecharge3Ok => ({
  code: '0',
  msg: null,
  data: 'https://pay.example/p/7k2m',
});

export const getThirdPartyRechargePhpRecharge4ResponseMock = (): ThirdPartyRechargePhpRecharge4Ok => ({
  code: '0',
  msg: null,
  data: 'https://pay.example/p/7k2m',
});

export const getThirdPartyRechargePhpRecharge5ResponseMock = (): ThirdPartyRechargePhpRecharge5Ok => ({
  code: '0',
  msg: null,
  data: 'https://pay.example/p/7k2m',
});

export const getRechargeBlockchainRechargeOpenMockHandler = (
  overrideResponse?:
    | RechargeBlockchainRechargeOpenOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RechargeBlockchainRechargeOpenOk> | RechargeBlockchainRechargeOpenOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/rechargeBlockchain!recharge_open',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRechargeBlockchainRechargeOpenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRechargeBlockchainRechargeMockHandler = (
  overrideResponse?:
    | RechargeBlockchainRechargeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RechargeBlockchainRechargeOk> | RechargeBlockchainRechargeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/rechargeBlockchain!recharge',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRechargeBlockchainRechargeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRechargeBlockchainListMockHandler = (
  overrideResponse?:
    | RechargeBlockchainListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RechargeBlockchainListOk> | RechargeBlockchainListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/rechargeBlockchain!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRechargeBlockchainListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRechargeBlockchainGetMockHandler = (
  overrideResponse?:
    | RechargeBlockchainGetOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RechargeBlockchainGetOk> | RechargeBlockchainGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/rechargeBlockchain!get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRechargeBlockchainGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRechargeBlockchainFeeMockHandler = (
  overrideResponse?:
    | RechargeBlockchainFeeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RechargeBlockchainFeeOk> | RechargeBlockchainFeeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/rechargeBlockchain!fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRechargeBlockchainFeeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRechargeBlockchainRechargeLimitConfigMockHandler = (
  overrideResponse?:
    | RechargeBlockchainRechargeLimitConfigOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RechargeBlockchainRechargeLimitConfigOk> | RechargeBlockchainRechargeLimitConfigOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/rechargeBlockchain!rechargeLimitConfig',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRechargeBlockchainRechargeLimitConfigResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getChannelBlockchainListMockHandler = (
  overrideResponse?:
    | ChannelBlockchainListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ChannelBlockchainListOk> | ChannelBlockchainListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/channelBlockchain!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getChannelBlockchainListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getThirdPartyRechargeGetCoinListMockHandler = (
  overrideResponse?:
    | ThirdPartyRechargeGetCoinListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ThirdPartyRechargeGetCoinListOk> | ThirdPartyRechargeGetCoinListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/thirdPartyRecharge!getCoinList',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getThirdPartyRechargeGetCoinListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getThirdPartyRechargeRechargeMockHandler = (
  overrideResponse?:
    | ThirdPartyRechargeRechargeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ThirdPartyRechargeRechargeOk> | ThirdPartyRechargeRechargeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/thirdPartyRecharge!recharge',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getThirdPartyRechargeRechargeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getThirdPartyRechargePhpRechargeMockHandler = (
  overrideResponse?:
    | ThirdPartyRechargePhpRechargeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ThirdPartyRechargePhpRechargeOk> | ThirdPartyRechargePhpRechargeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/thirdPartyRecharge!PHP_recharge',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getThirdPartyRechargePhpRechargeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getThirdPartyRechargePhpRecharge2MockHandler = (
  overrideResponse?:
    | ThirdPartyRechargePhpRecharge2Ok
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ThirdPartyRechargePhpRecharge2Ok> | ThirdPartyRechargePhpRecharge2Ok),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/thirdPartyRecharge!PHP_recharge2',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getThirdPartyRechargePhpRecharge2ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getThirdPartyRechargePhpRecharge3MockHandler = (
  overrideResponse?:
    | ThirdPartyRechargePhpRecharge3Ok
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ThirdPartyRechargePhpRecharge3Ok> | ThirdPartyRechargePhpRecharge3Ok),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/thirdPartyRecharge!PHP_recharge3',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getThirdPartyRechargePhpRecharge3ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getThirdPartyRechargePhpRecharge4MockHandler = (
  overrideResponse?:
    | ThirdPartyRechargePhpRecharge4Ok
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ThirdPartyRechargePhpRecharge4Ok> | ThirdPartyRechargePhpRecharge4Ok),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/thirdPartyRecharge!PHP_recharge4',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getThirdPartyRechargePhpRecharge4ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getThirdPartyRechargePhpRecharge5MockHandler = (
  overrideResponse?:
    | ThirdPartyRechargePhpRecharge5Ok
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ThirdPartyRechargePhpRecharge5Ok> | ThirdPartyRechargePhpRecharge5Ok),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/thirdPartyRecharge!PHP_recharge5',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getThirdPartyRechargePhpRecharge5ResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getRechargeMock = () => [
  getRechargeBlockchainRechargeOpenMockHandler(),
  getRechargeBlockchainRechargeMockHandler(),
  getRechargeBlockchainListMockHandler(),
  getRechargeBlockchainGetMockHandler(),
  getRechargeBlockchainFeeMockHandler(),
  getRechargeBlockchainRechargeLimitConfigMockHandler(),
  getChannelBlockchainListMockHandler(),
  getThirdPartyRechargeGetCoinListMockHandler(),
  getThirdPartyRechargeRechargeMockHandler(),
  getThirdPartyRechargePhpRechargeMockHandler(),
  getThirdPartyRechargePhpRecharge2MockHandler(),
  getThirdPartyRechargePhpRecharge3MockHandler(),
  getThirdPartyRechargePhpRecharge4MockHandler(),
  getThirdPartyRechargePhpRecharge5MockHandler(),
];
