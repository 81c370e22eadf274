import type { DeskLotteryDraft, DeskLotteryRow } from '@openmall/sdk/desk';
import { isLink } from '../content/fields/link.ts';
import { fromInput, isBackwards, toInput } from '../../shared/forms/moment-input.ts';
import { textErrors, textsOfValues, type TextValues, valuesOfTexts } from '../content/fields/texts.ts';
import { TITLE_FIELDS } from '../content/fields/title-fields.ts';

export interface LotteryValues {
  readonly texts: TextValues<'title'>;
  readonly link: string;
  readonly from: string;
  readonly until: string;
  readonly isShown: boolean;
}

const NEW: LotteryValues = { texts: {}, link: '', from: '', until: '', isShown: true };

export const valuesOf = (row: DeskLotteryRow | undefined): LotteryValues =>
  row
    ? {
        texts: valuesOfTexts(row.texts),
        link: row.link,
        from: toInput(row.startsAt),
        until: toInput(row.endsAt),
        isShown: !row.isHidden,
      }
    : NEW;

function untilError({ from, until }: LotteryValues): string | undefined {
  if (until === '') return 'form.required';
  return isBackwards(from, until) ? 'content.datesForm' : undefined;
}

export function lotteryErrors(values: LotteryValues): object {
  const until = untilError(values);
  return {
    ...textErrors(values.texts, TITLE_FIELDS),
    ...(!isLink(values.link.trim()) && { link: 'content.linkForm' }),
    ...(values.from === '' && { from: 'form.required' }),
    ...(until && { until }),
  };
}

export const draftOf = (values: LotteryValues, row: DeskLotteryRow | undefined): DeskLotteryDraft => ({
  ...(row && { lotteryId: row.id, version: row.version }),
  texts: textsOfValues(values.texts, TITLE_FIELDS),
  link: values.link.trim(),
  isHidden: !values.isShown,
  startsAt: fromInput(values.from) ?? 0,
  endsAt: fromInput(values.until) ?? 0,
});
