/** The mocks as MSW handlers for operations and pictures. */
import { operationMap, type OperationId } from '@openmall/sdk';
import { http, HttpResponse, type AnyHandler, type HttpHandler } from 'msw';
import { createEventHandler } from './events/event-link.ts';
import type { Mocks } from './mocks.ts';
import { acceptsPost } from './wire/accepts-post.ts';
import { tokenOf } from './wire/read-call.ts';

function handlerOf(mocks: Mocks, id: OperationId, method: 'get' | 'post'): HttpHandler {
  return http[method](`*${operationMap[id].path}`, async ({ request }) => {
    return (await mocks.answer(id, request)) ?? HttpResponse.error();
  });
}

const pictures = (mocks: Mocks): HttpHandler[] =>
  ['*/pictures/*', '*/uploads/*'].map((path) =>
    http.get(path, ({ request }) => mocks.picture(new URL(request.url).pathname, tokenOf(request))),
  );

const operationIds = Object.keys(operationMap) as OperationId[];
const isPost = (id: OperationId): boolean => operationMap[id].method === 'POST';

/** Creates the MSW handlers of the mocks, for workers, servers and stories. */
export const createMswHandlers = (mocks: Mocks): AnyHandler[] => [
  ...operationIds.map((id) => handlerOf(mocks, id, isPost(id) ? 'post' : 'get')),
  ...operationIds.filter((id) => !isPost(id) && acceptsPost(id)).map((id) => handlerOf(mocks, id, 'post')),
  ...pictures(mocks),
  createEventHandler(mocks),
];
