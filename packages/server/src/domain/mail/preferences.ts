import type { AppContext } from '../../context.ts';

/** Stores the language in which a user acts, for the mails to come. */
export async function rememberLanguage({ db }: AppContext, userId: string, lang: string): Promise<void> {
  await db.updateTable('user_account').set({ lang }).where('id', '=', userId).execute();
}
