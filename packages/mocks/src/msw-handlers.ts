/** The mocks as MSW handlers: one for each operation, and one for the pictures. */
import { operationMap, type OperationId } from '@openmall/sdk';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Mocks } from './create-mocks.ts';

function handlerOf(mocks: Mocks, id: OperationId): HttpHandler {
  const { method, path } = operationMap[id];
  return http[method === 'GET' ? 'get' : 'post'](`*${path}`, async ({ request }) => {
    return (await mocks.answer(id, request)) ?? HttpResponse.error();
  });
}

const pictures = (mocks: Mocks): HttpHandler[] =>
  ['*/pictures/*', '*/uploads/*'].map((path) =>
    http.get(path, ({ request }) => mocks.picture(new URL(request.url).pathname)),
  );

export const createMswHandlers = (mocks: Mocks): HttpHandler[] => [
  ...(Object.keys(operationMap) as OperationId[]).map((id) => handlerOf(mocks, id)),
  ...pictures(mocks),
];
