import type { AppContext } from '../../context.ts';

const MOST = 10;

export interface SentMessage {
  readonly at: Date;
  readonly channel: 'email' | 'sms';
  readonly subject: string;
  /** Null where it is not kept any more. */
  readonly text: string | null;
}

/** What was sent to an address lately, newest first: for tests, whose codes nobody else can read. */
export async function listSentMessages(
  { db }: AppContext,
  recipient: string,
): Promise<readonly SentMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['created_at', 'channel', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ created_at: at, body: text, ...rest }) => ({ at, text, ...rest }));
}

/** Where the gap of an open slider is. */
export async function readSliderGap({ db }: AppContext, challengeId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('slider_challenge')
    .select('x')
    .where('id', '=', challengeId)
    .executeTakeFirst();
  return row?.x;
}
