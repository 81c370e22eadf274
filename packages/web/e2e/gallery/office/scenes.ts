/** The scenes of the back office: every page of its menus, a record of each list, and the dialogs of records. */
import type { Page } from '@playwright/test';
import type { Job } from '../job.ts';
import { click, doing, full, press, type Scene } from '../scenes/scene.ts';
import type { OfficePerson } from '../world.ts';
import { deskPages, merchantPages, type OfficePage } from './pages.ts';

type Named = Pick<Job, 'route' | 'name'> & { readonly scene: Scene };
type Area = 'desk' | 'merchant';

const PEOPLE = { desk: 'staff', merchant: 'merchant' } as const;
const named = (route: Area, name: string, scene: Scene): Named => ({
  route,
  name: `${route} ${name}`,
  scene,
});

const FIRST_ROW = 'main [role=gridcell]:not(.MuiDataGrid-cellCheckbox) >> nth=0';
const RECORD = '.MuiDrawer-paper[role=dialog]';
const openRecord = async (page: Page): Promise<void> => {
  await page.locator(FIRST_ROW).click();
  await page.locator(RECORD).waitFor();
};
/** Presses a button at the foot of a record. */
const action = (place: number) => click(`${RECORD} > :last-child button`, place);
/** Presses one of the buttons beside the heading of a page. */
const tool = (place: number) => press('main h1 ~ * button', place);
const sendEmpty = click('form [type=submit]');

/** The content is a page with several lists, and the home page has the figures that the menu counts by. */
const SPECIAL: readonly string[] = ['content', 'home'];

const pageScenes = (area: Area, pages: readonly OfficePage[]): readonly Named[] =>
  pages
    .filter(({ path }) => path !== 'content')
    .map(({ path, operation }) =>
      named(area, path, {
        as: PEOPLE[area],
        at: `/${area}/${path}`,
        ...(SPECIAL.includes(path) && { own: [operation] }),
      }),
    );

const recordScenes = (area: Area, pages: readonly OfficePage[]): readonly Named[] =>
  pages
    .filter(({ path, hasRecords }) => hasRecords && path !== 'content')
    .flatMap(({ path, operation }) => {
      const as: OfficePerson = PEOPLE[area];
      const list = `/${area}/${path}`;
      return [
        named(area, `${path} record`, { as, ...full, at: list, then: doing(openRecord) }),
        named(area, `${path} record unread`, {
          ...{ as, at: `${list}/unread`, in: ['loading', 'error'], answered: [operation] },
        }),
      ];
    });

/** The dialogs that open from the foot of a record in one state, by the place of their button. */
const DIALOGS: readonly (readonly [Area, path: string, query: string, buttons: number])[] = [
  ['desk', 'recharges', '?state=waiting', 2],
  ['desk', 'withdrawals', '?state=toCheck', 2],
  ['desk', 'loans', '?state=applied', 2],
  ['desk', 'identity', '?state=applied', 1],
  ['desk', 'applications', '?state=applied', 2],
  ['desk', 'disputes', '?state=6', 4],
  ['desk', 'customers', '', 2],
  ['desk', 'coupons', '?payer=mall', 1],
  ['merchant', 'orders', '?status=1', 1],
  ['merchant', 'refunds', '', 2],
  ['merchant', 'coupons', '', 1],
];

const dialogScenes = DIALOGS.flatMap(([area, path, query, buttons]) =>
  Array.from({ length: buttons }, (_, place) =>
    named(area, `${path} dialog ${place + 1}`, {
      as: PEOPLE[area],
      ...full,
      at: `/${area}/${path}${query}`,
      then: doing(openRecord, action(place)),
    }),
  ),
);

const CONTENT = ['categories', 'banners', 'news', 'help', 'lotteries'] as const;
const contentScenes = CONTENT.flatMap((kind): readonly Named[] => {
  const at = `/desk/content/${kind}`;
  const record = press('main li .MuiButtonBase-root');
  return [
    named('desk', kind, { as: 'staff', at }),
    named('desk', `${kind} record`, { as: 'staff', ...full, at, then: record }),
    ...(kind === 'help' ? [] : [named('desk', `${kind} new`, { as: 'staff', ...full, at: `${at}/new` })]),
  ];
});

const door = (at: string): Scene => ({
  as: 'visitor',
  in: ['full', 'error'],
  at,
  then: { error: sendEmpty },
});

export const officeScenes: readonly Named[] = [
  named('desk', 'sign in', door('/desk')),
  named('desk', 'join', door('/desk/join')),
  ...pageScenes('desk', deskPages),
  ...recordScenes('desk', deskPages),
  ...contentScenes,
  ...dialogScenes,
  named('desk', 'coupons new', { as: 'staff', ...full, at: '/desk/coupons/new' }),
  named('desk', 'staff invite', { as: 'staff', ...full, at: '/desk/staff', then: tool(0) }),
  named('desk', 'roles new', { as: 'staff', ...full, at: '/desk/roles', then: tool(0) }),
  named('desk', 'settings dialog', {
    ...{ as: 'staff', ...full, at: '/desk/settings', then: press('main section button', 0) },
  }),
  named('merchant', 'sign in', door('/merchant')),
  named('merchant', 'application', { as: 'newcomer', at: '/merchant', in: ['loading', 'error', 'full'] }),
  named('merchant', 'application sent', { as: 'applicant', ...full, at: '/merchant' }),
  ...pageScenes('merchant', merchantPages),
  ...recordScenes('merchant', merchantPages),
  named('merchant', 'goods new', { as: 'merchant', ...full, at: '/merchant/goods/new' }),
  named('merchant', 'coupons new', { as: 'merchant', ...full, at: '/merchant/coupons/new' }),
  named('merchant', 'goods import', { as: 'merchant', ...full, at: '/merchant/goods/import' }),
];
