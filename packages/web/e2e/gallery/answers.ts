/** Mocks the responses of a state: pending, empty, failed or real. */
import { errorCatalog, operationMap, type ErrorKey, type OperationId } from '@openmall/sdk';
import type { Page, Route } from '@playwright/test';
import { changedExampleOf, exampleOf } from './examples.ts';
import type { Scene, State } from './scenes/scene.ts';

const operationOf = new Map<string, OperationId>(
  Object.entries(operationMap).map(([id, { path }]) => [path, id as OperationId]),
);

/** The operations of header and footer. They are answered in every state, so that only the page differs. */
const frame: readonly OperationId[] = [
  'categoryTree',
  'localuserGet',
  'keepGoodsCount',
  'sysparaGetSyspara',
  'sysparaGetSysparaByGet',
  'indexDownloadUrl',
  'addressListCountry',
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

async function answerEmpty(route: Route, id: OperationId, scene: Scene): Promise<void> {
  const gone = scene.gone?.[id];
  if (gone) return route.fulfill(refusal(gone));
  const response = await route.fetch(unbroken);
  const answer = (await response.json()) as { readonly data?: unknown };
  await route.fulfill({ response, json: { ...answer, data: emptied(answer.data) } });
}

/** The response of a scene to an operation, if it defines one. */
function responseOf(
  id: OperationId,
  { responses }: Scene,
  state: State,
): { readonly json: unknown } | undefined {
  const response = state === 'full' ? responses?.[id] : undefined;
  if (response === undefined) return undefined;
  if (typeof response === 'string') return { json: exampleOf(id, response) };
  return 'refused' in response
    ? refusal(response.refused)
    : { json: changedExampleOf(id, response.like, response.but) };
}

async function answerRead(route: Route, id: OperationId, scene: Scene, state: State): Promise<void> {
  if (state === 'full') return route.continue();
  if (state === 'loading') return; // Never answered.
  if (frame.includes(id) && !scene.own?.includes(id)) return route.continue();
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
    if (operationMap[id].semantics !== 'read') return route.continue();
    await answerRead(route, id, scene, state);
  });
}
