/** The types of the gallery's scenes. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import type { DeskOperationId } from '@openmall/sdk/desk';
import type { MerchantOperationId } from '@openmall/sdk/merchant';
import type { Page } from '@playwright/test';
import type { paths } from '../../../src/shared/navigation/paths.ts';
import type { OfficePerson, World } from '../world.ts';

export const states = ['loading', 'empty', 'error', 'full'] as const;
export type State = (typeof states)[number];

/** An operation of any contract that a page calls. */
export type AnyOperationId = OperationId | DeskOperationId | MerchantOperationId;

/** An example of the contract by its name, an example with changed fields, or an error. */
export type StubbedAnswer =
  | string
  | { readonly like: string; readonly but: Readonly<Record<string, unknown>> | readonly unknown[] }
  | { readonly refused: ErrorKey };

export interface Scene {
  /** The URL of the page; by default the path of its route. */
  readonly at?: string | ((world: World) => string);
  readonly as: 'visitor' | 'buyer' | OfficePerson;
  /** The states of the page; the default is all. */
  readonly in?: readonly State[];
  /** Operations of the page’s frame, such as the categories, that are also the content of this page. */
  readonly own?: readonly AnyOperationId[];
  /** Operations that are answered in every state, such as the list beside a record. */
  readonly answered?: readonly AnyOperationId[];
  /** Operations that the page cannot do without. In the state `empty` they fail with the given error. */
  readonly gone?: Partial<Record<OperationId, ErrorKey>>;
  /** Responses that replace the server's in the state `full`. */
  readonly responses?: Partial<Record<OperationId, StubbedAnswer>>;
  /**
   * Steps on the page before the screenshot of a state. Locators must not use texts, so that they work in any language.
   */
  readonly then?: Partial<Record<State, (page: Page) => Promise<void>>>;
}

/** One scene, several named scenes, or the route that this route redirects to. */
export type Scenes = Scene | Readonly<Record<string, Scene>> | { readonly leadsTo: keyof typeof paths };
export type ScenesOf = Partial<Readonly<Record<keyof typeof paths, Scenes>>>;

export const visitor = { as: 'visitor' } as const;
export const buyer = { as: 'buyer' } as const;
/** A page with different texts only. */
export const full = { in: ['full'] } as const;
/** A form needs no loading; its state `error` is the form submitted empty. */
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
  (name: string, text: string) =>
  (page: Page): Promise<void> =>
    page.locator(`main [name="${name}"]`).fill(text);
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
