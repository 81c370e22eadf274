import type { AppContext } from '../../context.ts';

export type Device = 'pc' | 'h5';

export interface Banner {
  readonly id: string;
  readonly device: Device;
  readonly isBig: boolean;
  readonly image: string;
  readonly link: string | null;
  readonly title: string | null;
  readonly position: number;
  readonly createdAt: Date;
}

const MAX_BANNERS = 100;

/** A banner may link to a path of the store or an https address only. */
const safeLink = (link: string): string | null => (/^(\/(?!\/)|https:\/\/)/i.test(link) ? link : null);

interface BannerFilter {
  readonly lang: string;
  readonly device: Device;
  readonly isBig?: boolean | undefined;
}

/** The banners that one kind of client shows now, in display order. */
export async function listBanners(
  { db, clock }: AppContext,
  { lang, device, isBig }: BannerFilter,
): Promise<readonly Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('type', '=', device)
    .where('is_hidden', '=', false)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', clock.now())]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', clock.now())]))
    .$if(isBig !== undefined, (query) => query.where('is_big', '=', isBig ?? true))
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_BANNERS)
    .execute();
  return rows.map(({ id, type, is_big, image, link, titles, position, created_at }) => ({
    id,
    device: type,
    isBig: is_big,
    image,
    link: safeLink(link),
    title: titles[lang] ?? titles['en'] ?? null,
    position,
    createdAt: created_at,
  }));
}
