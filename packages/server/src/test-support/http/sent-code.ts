import type { AppContext } from '../../context.ts';

/** The code in the last message to somebody; fails where none was sent. */
export async function sentCode({ db }: AppContext, recipient: string): Promise<string> {
  const { body } = await db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}

/** A code of six digits that is surely another. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');
