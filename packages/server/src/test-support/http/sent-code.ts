import type { AppContext } from '../../context.ts';

/**
 * The code in the last message to a recipient.
 *
 * @throws if none was sent.
 */
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

/** A six-digit code that differs from `code`. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');
