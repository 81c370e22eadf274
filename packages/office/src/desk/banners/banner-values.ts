import type { DeskBannerDraft, DeskBannerRow } from '@openmall/sdk/desk';
import { isLink } from '../content/fields/link.ts';
import { fromInput, isBackwards, toInput } from '../../shared/forms/moment-input.ts';
import { textErrors, textsOfValues, type TextValues, valuesOfTexts } from '../content/fields/texts.ts';
import { TITLE_FIELDS } from '../content/fields/title-fields.ts';

export interface BannerValues {
  readonly texts: TextValues<'title'>;
  readonly image: string | null;
  readonly link: string;
  readonly device: 'pc' | 'h5';
  readonly place: 'big' | 'small';
  readonly from: string;
  readonly until: string;
  readonly isShown: boolean;
}

const NEW: BannerValues = {
  texts: {},
  image: null,
  link: '',
  device: 'pc',
  place: 'big',
  from: '',
  until: '',
  isShown: true,
};

export const valuesOf = (row: DeskBannerRow | undefined): BannerValues =>
  row
    ? {
        texts: valuesOfTexts(row.texts),
        image: row.image,
        link: row.link ?? '',
        device: row.device,
        place: row.isBig ? 'big' : 'small',
        from: toInput(row.startsAt),
        until: toInput(row.endsAt),
        isShown: !row.isHidden,
      }
    : NEW;

export function bannerErrors({ texts, image, link, from, until }: BannerValues): object {
  return {
    ...textErrors(texts, TITLE_FIELDS),
    ...(image === null && { image: 'form.required' }),
    ...(link.trim() !== '' && !isLink(link.trim()) && { link: 'content.linkForm' }),
    ...(isBackwards(from, until) && { until: 'content.datesForm' }),
  };
}

export const draftOf = (values: BannerValues, row: DeskBannerRow | undefined): DeskBannerDraft => ({
  ...(row && { bannerId: row.id, version: row.version }),
  device: values.device,
  isBig: values.place === 'big',
  texts: textsOfValues(values.texts, TITLE_FIELDS),
  image: values.image ?? '',
  link: values.link.trim() || null,
  isHidden: !values.isShown,
  startsAt: fromInput(values.from),
  endsAt: fromInput(values.until),
});
