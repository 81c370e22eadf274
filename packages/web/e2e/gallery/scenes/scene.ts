/** The types of the gallery's scenes. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import type { paths } from '../../../src/shared/navigation/paths.ts';
import type { World } from '../world.ts';

export const states = ['loading', 'empty', 'error', 'full'] as const;
export type State = (typeof states)[number];

/** An example of the contract by its name, one with some of its fields changed, or a refusal. */
export type StubbedAnswer =
  | string
  | { readonly like: string; readonly but: Readonly<Record<string, unknown>> | readonly unknown[] }
  | { readonly refused: ErrorKey };

export interface Scene {
  /** Where it is; of a plain route its path. */
  readonly at?: string | ((world: World) => string);
  readonly as: 'visitor' | 'buyer';
  /** The states of the page; the default is all. */
  readonly in?: readonly State[];
  /** Of the frame's own reads (the categories in the head and the like), those that this page itself is made of. */
  readonly own?: readonly OperationId[];
  /** What the page reads and cannot be without: `empty` is its being refused. */
  readonly gone?: Partial<Record<OperationId, ErrorKey>>;
  /** Responses that replace the server's in the state `full`. */
  readonly responses?: Partial<Record<OperationId, StubbedAnswer>>;
  /** Steps on the page before the screenshot of a state. Locators must not use texts, so that they work in any language. */
  readonly then?: Partial<Record<State, (page: Page) => Promise<void>>>;
}

/** One scene, several with a name each, or where the route leads on to. */
export type Scenes = Scene | Readonly<Record<string, Scene>> | { readonly leadsTo: keyof typeof paths };
export type ScenesOf = Partial<Readonly<Record<keyof typeof paths, Scenes>>>;

export const visitor = { as: 'visitor' } as const;
export const buyer = { as: 'buyer' } as const;
/** A page with different texts only. */
export const full = { in: ['full'] } as const;
/** A form is there at once, and in error it is one that was sent empty. */
export const form = { in: ['full', 'error'] } as const;
export const sendEmpty = {
  error: (page: Page) => page.getByRole('main').locator('form [type=submit]').last().click(),
};

/** Clicks the first or another match of a selector. */
export const press = (selector: string, place = 0) => doing(click(selector, place));

/** Runs several steps in sequence. */
export const doing = (...steps: readonly ((page: Page) => Promise<void>)[]) => ({
  full: async (page: Page) => {
    for (const step of steps) await step(page);
  },
});
export const click =
  (selector: string, place = 0) =>
  (page: Page): Promise<void> =>
    page.locator(selector).nth(place).click();
export const write =
  (name: string, words: string) =>
  (page: Page): Promise<void> =>
    page.locator(`main [name="${name}"]`).fill(words);
/** Reloads with data in the browser's storage from an earlier visit. */
export const remembering =
  (key: string, value: unknown) =>
  async (page: Page): Promise<void> => {
    await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [
      key,
      JSON.stringify(value),
    ] as const);
    await page.reload({ waitUntil: 'load' });
  };
