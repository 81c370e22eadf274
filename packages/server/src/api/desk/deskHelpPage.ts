import type { Lang } from '@openmall/sdk';
import type { DeskHelpPageRow } from '@openmall/sdk/desk';
import { type DeskHelpPage, listHelpPages, readDeskHelpPage } from '../../domain/desk/help-pages.ts';
import { removeHelpPage, saveHelpPage } from '../../domain/marketing/editing/save-help-page.ts';
import type { DeskHandler } from '../handler.ts';
import { inLanguages } from '../wire/language.ts';

const showPage = ({ topic, languages, ...page }: DeskHelpPage): DeskHelpPageRow => ({
  ...page,
  topic: topic as DeskHelpPageRow['topic'], // Only topics and languages of the wire are stored.
  languages: languages as Lang[],
});

export const deskHelpPageList: DeskHandler<'deskHelpPageList'> = async ({ ctx, lang }) => ({
  pages: (await listHelpPages(ctx, lang)).map(showPage),
});

export const deskHelpPageInfo: DeskHandler<'deskHelpPageInfo'> = async ({ ctx, lang, input }) => {
  const { page, texts } = await readDeskHelpPage(ctx, lang, input.topic);
  return { page: showPage(page), texts: inLanguages(texts) };
};

export const deskHelpPageSave: DeskHandler<'deskHelpPageSave'> = async ({ ctx, input }) => ({
  version: await saveHelpPage(ctx, input),
});

export const deskHelpPageRemove: DeskHandler<'deskHelpPageRemove'> = async ({ ctx, input }) => {
  await removeHelpPage(ctx, input.topic, input.version);
  return null;
};
