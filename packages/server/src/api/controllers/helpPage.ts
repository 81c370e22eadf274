import { readHelpPage } from '../../domain/marketing/help-pages.ts';
import type { Handler } from '../handler.ts';

export const helpPageInfo: Handler<'helpPageInfo'> = async ({ ctx, lang, input }) => {
  const page = await readHelpPage(ctx, lang, input.topic);
  if (!page) return {};
  return { title: page.title, content: page.content, translated: page.isTranslated ? 1 : 0 };
};
