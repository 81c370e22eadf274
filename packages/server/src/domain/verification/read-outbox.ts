import type { AppContext } from '../../context.ts';

const MAX_MESSAGES = 10;

export interface SentMessage {
  readonly at: Date;
  readonly channel: 'email' | 'sms';
  readonly subject: string;
  /** Null once the text is deleted. */
  readonly text: string | null;
}

/** Messages sent to an address, newest first. For tests, which need the codes. */
export async function listSentMessages(
  { db }: AppContext,
  recipient: string,
): Promise<readonly SentMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['created_at', 'channel', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute();
  return rows.map(({ created_at: at, body: text, ...rest }) => ({ at, text, ...rest }));
}

/** The position of the gap of an open slider challenge, for tests. */
export async function readSliderGap({ db }: AppContext, challengeId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('slider_challenge')
    .select('x')
    .where('id', '=', challengeId)
    .executeTakeFirst();
  return row?.x;
}
