/** What the server seems to say while a state is drawn: nothing yet, nothing at all, a failure, or the truth. */
import { errorCatalogue, operationMap, type ErrorKey, type OperationId } from '@openmall/sdk';
import type { Page, Route } from '@playwright/test';
import type { Scene, State } from './scenes.ts';

const operationOf = new Map<string, OperationId>(
  Object.entries(operationMap).map(([id, { path }]) => [path, id as OperationId]),
);

/** What the frame around every page reads: it is there in every state, so that the page itself is what differs. */
const frame: readonly OperationId[] = [
  'categoryTree',
  'localuserGet',
  'keepGoodsCount',
  'sysparaGetSyspara',
  'sysparaGetSysparaByGet',
  'indexDownloadUrl',
  'addressListCountry',
];

/** An answer with its lists emptied and what counts them at nought. */
export function emptied(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner, key)]));
  return typeof value === 'number' &&
    /^(total|count)|(total|count|(goods|sold|views|focus|follow)num)$/i.test(name)
    ? 0
    : value;
}

const refusal = (key: ErrorKey) => {
  const { code, text } = errorCatalogue[key];
  return { json: { code, msg: text, data: null } };
};

async function answerEmpty(route: Route, id: OperationId, scene: Scene): Promise<void> {
  const gone = scene.gone?.[id];
  if (gone) return route.fulfill(refusal(gone));
  const response = await route.fetch();
  const answer = (await response.json()) as { readonly data?: unknown };
  await route.fulfill({ response, json: { ...answer, data: emptied(answer.data) } });
}

/** Puts itself between the page and the server. Writes and what belongs to the frame pass. */
export async function answerAs(page: Page, scene: Scene, state: State): Promise<void> {
  await page.route(/\/(api|public)\//, async (route) => {
    const id = operationOf.get(decodeURIComponent(new URL(route.request().url()).pathname));
    const passes = id === undefined || operationMap[id].semantics !== 'read' || state === 'full';
    if (passes) return route.continue();
    if (state === 'loading') return; // never answered
    if (frame.includes(id) && !scene.own?.includes(id)) return route.continue();
    return state === 'error' ? route.fulfill(refusal('serverError')) : answerEmpty(route, id, scene);
  });
}
