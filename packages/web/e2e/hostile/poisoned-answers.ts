/** Replaces the texts and addresses in the answers of a mall by payloads. */
import type { Page } from '@playwright/test';
import { payloads } from './script-payloads.ts';

const TEXT =
  /name|title|content|text|remark|reason|detail|descri|about|address|contact|city|province|location|statement|message|brand|value|nick|note|reply|email|phone|carrier|tracking|announce|summary/i;
const ADDRESS = /img|image|url|link|avatar|icon|banner|picture|href|src/i;
/** These decide what a page shows, not what it says. */
const KEPT = /id$|ids$|code$|status|state|type|lang|currency|coin|token|permission/i;

/** Replaces every text that people can write. Numbers, ids, dates and states stay, so that pages show the rows. */
function poisoned(value: unknown, next: () => number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, next, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, next, key)]));
  if (typeof value !== 'string' || value === '' || KEPT.test(name) || /^-?[\d.,:\s]+$/.test(value))
    return value;
  const number = next();
  if (ADDRESS.test(name)) return `javascript:ran(${number})`;
  return TEXT.test(name) ? payloads[number] : value;
}

/** Answers the calls of the page with payloads in turn, beginning with a number. Returns how to end it. */
export async function poisonAnswers(page: Page, first: number): Promise<() => Promise<void>> {
  let turn = first;
  const next = () => turn++ % payloads.length;
  const calls = /\/(api|public)\//;
  await page.route(calls, async (route) => {
    const response = await route.fetch({ maxRetries: 3 }).catch(() => undefined);
    if (!response) return route.abort().catch(() => undefined); // The page has left meanwhile.
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer !== 'object' || answer === null || !('data' in answer))
      return route.fulfill({ response });
    return route.fulfill({ response, json: { ...answer, data: poisoned(answer.data, next) } });
  });
  return () => page.unroute(calls);
}
