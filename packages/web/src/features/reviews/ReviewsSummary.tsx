import styled from '@emotion/styled';
import type { EvaluationCountTypeData } from '@openmall/sdk';
import { formatRating } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../shared/ui/display/Stars.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: 160px minmax(0, 280px) minmax(0, 1fr);
  align-items: center;
  gap: 32px;
  padding: 20px 24px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  & .score {
    display: grid;
    justify-items: center;
    gap: 4px;
    text-align: center;
  }
  & .score b {
    font-size: 44px;
    line-height: 52px;
    font-weight: 600;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  & .score > p {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .bars {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 8px 12px;
    font-size: 13px;
  }
  & .bar {
    block-size: 8px;
    border-radius: 4px;
    background: var(--mui-palette-faded);
    overflow: hidden;
  }
  & .bar > i {
    display: block;
    block-size: 100%;
    border-radius: 4px;
    background: var(--mui-palette-rating);
  }
  & .bars dd {
    color: var(--mui-palette-text-secondary);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: end;
  }
  & .chips button {
    block-size: 36px;
    padding-inline: 14px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 18px;
    background: var(--mui-palette-background-paper);
  }
  & .chips button:hover {
    border-color: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
  }
  & .chips button[aria-pressed='true'] {
    border-color: var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  @media (width < 900px) {
    grid-template-columns: 120px minmax(0, 1fr);
    gap: 16px;
    padding: 16px;
    & .chips {
      grid-column: 1 / -1;
      justify-content: start;
    }
    & .chips button {
      block-size: 40px;
    }
  }
`;

export type Filter = 'all' | 'good' | 'medium' | 'bad' | 'pictures';

interface Props {
  readonly rating: number | undefined;
  readonly all: number | undefined;
  readonly counts: EvaluationCountTypeData | undefined;
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
}

/** The score, how it comes about, and which reviews to read. */
export function ReviewsSummary({ rating, all, counts, chosen, onChoose }: Props) {
  const { t } = useTranslation('reviews');
  const bars = [
    { name: 'good', count: Number(counts?.positiveComments ?? 0) },
    { name: 'medium', count: Number(counts?.mediumReview ?? 0) },
    { name: 'bad', count: Number(counts?.negativeComment ?? 0) },
  ] as const;
  const chips = [
    { name: 'all', count: all },
    ...bars,
    { name: 'pictures', count: counts && Number(counts.havePicture) },
  ] as const;
  const most = Math.max(
    1,
    bars.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <Root>
      <div className="score">
        <b>{rating === undefined ? '–' : formatRating(rating)}</b>
        <Stars rating={rating ?? 0} size={18} />
        {all !== undefined && <p>{t('based', { count: all })}</p>}
      </div>
      <dl className="bars">
        {bars.map(({ name, count }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`filter.${name}`)}</dt>
            <span className="bar" aria-hidden>
              <i style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div className="chips" role="group" aria-label={t('filter.label')}>
        {chips.map(({ name, count }) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {t(`filter.${name}`)} {count !== undefined && `(${count})`}
          </button>
        ))}
      </div>
    </Root>
  );
}
