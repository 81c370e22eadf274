import type { DeskHelpPageRow } from '@openmall/sdk/desk';
import { use } from 'react';
import { language } from '../../shared/i18n/language.ts';

export type HelpTopic = DeskHelpPageRow['topic'];

/** The information pages of the store, in the order of its menu. */
export const TOPICS: readonly HelpTopic[] = [
  'about',
  'careers',
  'download',
  'contact',
  'delivery',
  'shipping',
  'returns',
  'rules',
  'service',
  'sell',
  'sellerPolicy',
  'terms',
  'legal',
  'privacy',
  'slavery',
];

type Names = Readonly<Record<HelpTopic, { readonly title: string }>>;

/** The store has the names of its pages in every language. */
const texts = import.meta.glob<Names>('../../../../web/src/shared/i18n/locales/*/information.json', {
  import: 'topics',
});

let names: Promise<Names | undefined> | undefined;
const loadNames = () =>
  (names ??= Promise.resolve(
    texts[`../../../../web/src/shared/i18n/locales/${language}/information.json`]?.(),
  ));

/** The name of a page, as the menu of the store has it. Suspends until the names are loaded. */
export function useTopicName(): (topic: HelpTopic) => string {
  const found = use(loadNames());
  return (topic) => found?.[topic].title ?? topic;
}
