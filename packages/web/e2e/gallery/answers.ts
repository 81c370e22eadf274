/** Mocks the responses of a state: pending, empty, failed or real. */
import { errorCatalog, operationMap, type ErrorKey, type OperationId } from '@openmall/sdk';
import { deskOperations } from '@openmall/sdk/desk';
import { merchantOperations } from '@openmall/sdk/merchant';
import type { Page, Route } from '@playwright/test';
import { changedExampleOf, exampleOf } from './examples.ts';
import type { AnyOperationId, Scene, State } from './scenes/scene.ts';

const operations = { ...operationMap, ...deskOperations, ...merchantOperations };
const operationOf = new Map<string, AnyOperationId>(
  Object.entries(operations).map(([id, { path }]) => [path, id as AnyOperationId]),
);
const isBuyers = (id: AnyOperationId): id is OperationId => id in operationMap;
/** The back office shows nothing before it knows who is signed in. */
const isOffice = (id: AnyOperationId): boolean => !isBuyers(id);

/** The operations of header, footer and menu. They are answered in every state, so that only the page differs. */
const frame: readonly AnyOperationId[] = [
  'categoryTree',
  'localuserGet',
  'keepGoodsCount',
  'sysparaGetSyspara',
  'sysparaGetSysparaByGet',
  'indexDownloadUrl',
  'addressListCountry',
  'deskSessionMe',
  'deskHomeFigures',
  'merchantSessionMe',
  'merchantHomeFigures',
];

/** A response with empty lists and counts of zero. */
export function emptied(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner, key)]));
  return typeof value === 'number' &&
    /^(total|count)|(total|count|(goods|sold|views|focus|follow)num)$/i.test(name)
    ? 0
    : value;
}

/** A busy mall may close a connection just before it is reused. */
const unbroken = { maxRetries: 3 } as const;

const refusal = (key: ErrorKey) => {
  const { code, text } = errorCatalog[key];
  return { json: { code, msg: text, data: null } };
};

async function answerEmpty(route: Route, id: AnyOperationId, scene: Scene): Promise<void> {
  const gone = isBuyers(id) && scene.gone?.[id];
  if (gone) return route.fulfill(refusal(gone));
  const response = await route.fetch(unbroken);
  const answer = (await response.json()) as { readonly data?: unknown };
  await route.fulfill({ response, json: { ...answer, data: emptied(answer.data) } });
}

/** The response of a scene to an operation, if it defines one. */
function responseOf(
  id: AnyOperationId,
  { responses }: Scene,
  state: State,
): { readonly json: unknown } | undefined {
  if (state !== 'full' || !isBuyers(id)) return undefined;
  const response = responses?.[id];
  if (response === undefined) return undefined;
  if (typeof response === 'string') return { json: exampleOf(id, response) };
  return 'refused' in response
    ? refusal(response.refused)
    : { json: changedExampleOf(id, response.like, response.but) };
}

function isAnswered(id: AnyOperationId, { own, answered }: Scene): boolean {
  if (answered?.includes(id)) return true;
  return frame.includes(id) && !own?.includes(id);
}

async function answerRead(route: Route, id: AnyOperationId, scene: Scene, state: State): Promise<void> {
  if (state === 'full') return route.continue();
  if (isOffice(id) && isAnswered(id, scene)) return route.continue();
  if (state === 'loading') return; // Never answered.
  if (isAnswered(id, scene)) return route.continue();
  return state === 'error' ? route.fulfill(refusal('serverError')) : answerEmpty(route, id, scene);
}

const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#dfe7e1" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="#9fb5a7"/></svg>`;

/** Serves the pictures of the contract's examples, which no mall has. */
async function answerPicture(route: Route): Promise<void> {
  // The page may be gone by now.
  const response = await route.fetch(unbroken).catch(() => undefined);
  if (!response) return route.abort().catch(() => undefined);
  if (response.ok()) return route.fulfill({ response });
  await route.fulfill({ body: DRAWN, contentType: 'image/svg+xml' });
}

/** Intercepts the requests of the page, except writes and the requests of header and footer. */
export async function answerAs(page: Page, scene: Scene, state: State): Promise<void> {
  // Request interception disables the browser's cache.
  if (state === 'full' && !scene.responses) return;
  if (state === 'full' && scene.responses) await page.route(/\.(webp|png|jpe?g)(\?|$)/, answerPicture);
  await page.route(/\/(api|public)\//, async (route) => {
    const id = operationOf.get(decodeURIComponent(new URL(route.request().url()).pathname));
    if (id === undefined) return route.continue();
    const response = responseOf(id, scene, state);
    if (response) return route.fulfill(response);
    if (operations[id].semantics !== 'read') return route.continue();
    await answerRead(route, id, scene, state);
  });
}
