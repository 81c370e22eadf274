// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { UploadimgExecuteOk } from '@openmall/sdk';

export const getUploadimgExecuteResponseMock = (): UploadimgExecuteOk => ({
  code: '0',
  msg: null,
  data: '/uploads/evaluate/c07f.webp',
});

export const getUploadimgExecuteMockHandler = (
  overrideResponse?:
    | UploadimgExecuteOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UploadimgExecuteOk> | UploadimgExecuteOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/uploadimg!execute',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadimgExecuteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getUploadsMock = () => [getUploadimgExecuteMockHandler()];
