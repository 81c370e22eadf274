// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { SysparaGetSysparaByGetOk, SysparaGetSysparaOk } from '@openmall/sdk';

export const getSysparaGetSysparaResponseMock = (): SysparaGetSysparaOk => ({
  code: '0',
  msg: null,
  data: { customer_service_url: 'https://openmall.example/help', mall_max_goods_number_in_order: '500' },
});

export const getSysparaGetSysparaByGetResponseMock = (): SysparaGetSysparaByGetOk => ({
  code: '0',
  msg: null,
  data: { customer_service_url: 'https://openmall.example/help', mall_max_goods_number_in_order: '500' },
});

export const getSysparaGetSysparaMockHandler = (
  overrideResponse?:
    | SysparaGetSysparaOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SysparaGetSysparaOk> | SysparaGetSysparaOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/syspara!getSyspara',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSysparaGetSysparaResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSysparaGetSysparaByGetMockHandler = (
  overrideResponse?:
    | SysparaGetSysparaByGetOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SysparaGetSysparaByGetOk> | SysparaGetSysparaByGetOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/syspara!getSyspara',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSysparaGetSysparaByGetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getSettingsMock = () => [
  getSysparaGetSysparaMockHandler(),
  getSysparaGetSysparaByGetMockHandler(),
];
