/**
 * `npm run gallery`: takes screenshots of every page of store and back office in each state, from the production build, into one
 * folder.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browser as browserOfStories } from '../../../../test/browser-stories.ts';
import { isLangCode } from '../../src/shared/i18n/languages.ts';
import { WIDTHS } from '../sweeps/window-sizes.ts';
import { paths } from '../../src/shared/navigation/paths.ts';
import { signIn } from '../buyer.ts';
import { pageNameOf, pagesBesides, pagesToSee, textsByPage } from './cover.ts';
import { pseudoLanguages } from './pseudo.ts';
import { draw, type Screenshot } from './draw.ts';
import type { Job } from './job.ts';
import { drawMails } from './mails.ts';
import { missingTextsIn, textsInReport, summaryOf, writeReport, type Found } from './report.ts';
import { states, type Scene } from './scenes/scene.ts';
import { lost, scenes } from './scenes/all-scenes.ts';
import { isOffice } from './office/pages.ts';
import { officeScenes } from './office/scenes.ts';
import { sheets } from './sheet/scenes.ts';
import { themes, visitOf, Windows, type People } from './windows.ts';
import { makeWorld, type World } from './world.ts';

const usage = `npm run gallery -- [--only name,…] [--state loading,empty,error,full] [--lang en,ar,…] [--theme ${themes.join(',')}] [--width ${WIDTHS.join(',')}] [--out folder] [--strict] [--texts-only] [--each-text] [--pages-of folder] [--at-once 2]`;
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    state: { type: 'string', default: states.join(',') },
    lang: { type: 'string', default: 'en,ar' },
    theme: { type: 'string', default: 'openmall' },
    width: { type: 'string', default: WIDTHS.join(',') },
    out: { type: 'string', default: 'test-results/gallery' },
    strict: { type: 'boolean', default: false },
    'texts-only': { type: 'boolean', default: false },
    'each-text': { type: 'boolean', default: false },
    'pages-of': { type: 'string', default: '' },
    'at-once': { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
const list = (text: string): readonly string[] => text.split(',').filter(Boolean);
const inRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}/`, import.meta.url));
const folder = inRoot(values.out);
const languages = list(values.lang);
const widths = list(values.width).map(Number);
/** The other states show less than the full page, so they are rendered only at the smallest and the largest width. */
const widthsOf = (state: Job['state']): readonly number[] =>
  state === 'full' ? widths : widths.filter((_, at) => at === 0 || at === widths.length - 1);
/** The mails are no page of the store: their texts and colours come from the server. */
const withMails = values.only === '' || list(values.only).includes('mails');
const previousTexts = values['pages-of'] ? textsInReport(inRoot(values['pages-of'])) : undefined;

/** Every scene with its name for `--only`. */
function named(): readonly (Pick<Job, 'route' | 'name'> & { readonly scene: Scene })[] {
  const routes = Object.keys(paths) as (keyof typeof paths)[];
  const all = routes.flatMap((route) => {
    const entry = scenes[route];
    if ('leadsTo' in entry) return [];
    if ('as' in entry) return [{ route, name: route, scene: entry as Scene }];
    return Object.entries(entry).map(([word, scene]) => ({ route, name: `${route} ${word}`, scene }));
  });
  const fields = Object.entries(sheets).map(([word, scene]) => ({
    route: 'sheet' as const,
    name: `sheet ${word}`,
    scene,
  }));
  return [...all, { route: 'lost', name: 'lost', scene: lost }, ...fields, ...officeScenes];
}

/** Whether a job can show something that no other job shows. */
function isWorthDrawing(
  { scene, state, language }: Pick<Job, 'scene' | 'state' | 'language'>,
  first: string | undefined,
): boolean {
  if (state === 'full') return true;
  // A loading page has no texts, and the error texts are on the sheets.
  if (values['texts-only']) return state === 'empty' || (state === 'error' && !!scene.then?.error);
  // The first language is rendered in every state. Another language differs only by its texts, which are on the full
  // page.
  return language === first || values.strict;
}

function jobs(): readonly Job[] {
  const wanted = list(values.only);
  for (const language of languages)
    if (!isLangCode(language) && !pseudoLanguages[language])
      throw new Error(`--lang: ${language} is not a language of the store or a pseudo-language.`);
  for (const theme of list(values.theme))
    if (!themes.includes(theme))
      throw new Error(`--theme: there is no theme ${theme}; there are ${themes.join(', ')}.`);
  const isWanted = ({ name, route }: { readonly name: string; readonly route: string }) =>
    wanted.length === 0 || wanted.some((word) => word === route || word === name);
  return named()
    .filter(isWanted)
    .flatMap(({ scene, ...at }) =>
      (scene.in ?? states)
        .filter((state) => list(values.state).includes(state))
        .flatMap((state) => languages.map((language) => ({ ...at, scene, state, language })))
        .filter((job) => isWorthDrawing(job, languages[0]))
        .flatMap((job) =>
          list(values.theme).map((theme) => ({ ...job, theme, widths: widthsOf(job.state) })),
        ),
    );
}

/** What the browsers of buyer and back office store once they are signed in. */
async function signInAll(browser: Browser, { url, buyer, office }: World): Promise<People> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
  await signIn(await context.newPage(), buyer);
  const { origins } = await context.storageState();
  await context.close();
  const people = Object.entries(office ?? {}).map(([person, value]) => [
    person,
    [{ name: `openmall.office.${person === 'staff' ? 'desk' : 'merchant'}`, value }],
  ]);
  const stored = origins.flatMap(({ localStorage: own }) => own);
  return { ...(Object.fromEntries(people) as People), buyer: stored };
}

interface Place {
  readonly browser: Browser;
  readonly world: World;
  readonly people: People;
}

async function drawAll(
  { browser, world, people }: Place,
  all: readonly Job[],
): Promise<readonly Screenshot[]> {
  const screenshots: Screenshot[] = [];
  let finished = 0;
  const visits = [...new Set(all.map(visitOf))];
  const waiting = visits.flatMap((visit) => all.filter((job) => visitOf(job) === visit));
  const work = async () => {
    const windows = new Windows(browser, people);
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const rendered = await draw(job, world, { folder, windows, withPictures: !values['texts-only'] });
      screenshots.push(...rendered);
      finished += 1;
      const faults = rendered.flatMap(({ clipped, consoleErrors, width }) => [
        ...clipped.map(({ text, how }) => `“${text}” ${how} at ${width} px`),
        ...consoleErrors,
      ]);
      const { name, state, language, theme } = job;
      console.log(
        `${finished}/${all.length}  ${name}, ${state}, ${language}, ${theme}${faults.length > 0 ? `  ${faults.length} faults` : ''}`,
      );
      for (const fault of faults) console.log(`    ${fault}`);
    }
    await windows.close();
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(values['at-once'])) }, work));
  const keyOf = ({ name, state, language, theme }: Omit<Screenshot | Job, 'scene' | 'widths'>) =>
    [name, state, language, theme].join();
  const place = new Map(all.map((job, at) => [keyOf(job), at]));
  const placeOf = (screenshot: Screenshot) => place.get(keyOf(screenshot)) ?? 0;
  return screenshots.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Renders the languages in sequence. With `--each-text`, renders all but the first on the fewest pages that show every
 * text.
 */
async function drawLanguages(browser: Browser, world: World, all: readonly Job[]): Promise<Found> {
  const people = await signInAll(browser, world);
  let pageTexts = previousTexts;
  const screenshots: Screenshot[] = [];
  for (const language of languages) {
    const place = { browser, people, world: await world.renewed() };
    const own = all.filter((job) => job.language === language);
    const drawPages = (pages: readonly string[]) =>
      drawAll(
        place,
        own.filter((job) => pages.includes(pageNameOf(job))),
      );
    const pages = pageTexts ? pagesToSee(pageTexts) : own.map(pageNameOf);
    const rendered = [...(await drawPages(pages))];
    if (pageTexts)
      rendered.push(...(await drawPages(pagesBesides(pages, pageTexts, missingTextsIn(language, rendered)))));
    if (withMails) rendered.push(...(await drawMails(browser, language, { folder, widths })));
    screenshots.push(...rendered);
    console.log(summaryOf(language, rendered));
    if (values['each-text']) pageTexts ??= textsByPage(language, rendered);
  }
  return { screenshots, pageTexts };
}

if (values.help) console.log(usage);
else {
  const all = jobs();
  if (all.length === 0 && !withMails)
    throw new Error(`No scene has the name ${values.only}, or none of the given states.\n${usage}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log('Starting a mall with a buyer (about half a minute) …');
  const world = await makeWorld({ withOffice: all.some(({ route }) => isOffice(route)) });
  const browser = await chromium.launch(browserOfStories.launchOptions);
  try {
    const found = await drawLanguages(browser, world, all);
    process.exitCode = writeReport(folder, found, values) ? 0 : 1;
    console.log(`\n${found.screenshots.length} screenshots and report.json: ${folder}`);
  } finally {
    await browser.close();
    await world.close();
  }
}
