import Chip from '@mui/material/Chip';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EvaluationCountTypeData } from '@openmall/sdk';
import { formatRating } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../shared/ui/display/Stars.tsx';
import '../../shared/themes/late/chips.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 280px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 32,
  padding: '20px 24px',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, padding: 16 },
}));
const Score = styled('div')({ display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' });
const Figure = styled('b')({
  fontSize: 44,
  lineHeight: '52px',
  fontWeight: 600,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});
const Bars = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '8px 12px',
}));
const Count = styled('dd')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
}));
const Bar = styled(LinearProgress)(({ theme }) => ({
  height: 8,
  backgroundColor: theme.vars.palette.faded,
  [`& .${linearProgressClasses.bar}`]: { backgroundColor: theme.vars.palette.rating },
}));
const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'flex-end',
  [theme.breakpoints.down('md')]: { justifyContent: 'flex-start' },
}));

export type Filter = 'all' | 'good' | 'medium' | 'bad' | 'pictures';

interface Props {
  readonly rating: number | undefined;
  readonly all: number | undefined;
  readonly counts: EvaluationCountTypeData | undefined;
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
}

/** The average rating, its distribution and the filters. */
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
  const total = Math.max(
    1,
    bars.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <Root>
      <Score>
        <Figure>{rating === undefined ? '–' : formatRating(rating)}</Figure>
        <Stars rating={rating ?? 0} size={18} />
        {all !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('based', { count: all })}
          </Typography>
        )}
      </Score>
      <Bars>
        {bars.map(({ name, count }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`filter.${name}`)}</dt>
            <Bar variant="determinate" value={(count / total) * 100} aria-hidden />
            <Count>{count}</Count>
          </div>
        ))}
      </Bars>
      <Filters role="group" aria-label={t('filter.label')}>
        {chips.map(({ name, count }) => (
          <Chip
            key={name}
            component="button"
            variant={name === chosen ? 'filled' : 'outlined'}
            color={name === chosen ? 'primary' : 'default'}
            aria-pressed={name === chosen}
            label={count === undefined ? t(`filter.${name}`) : `${t(`filter.${name}`)} (${count})`}
            onClick={() => onChoose(name)}
          />
        ))}
      </Filters>
    </Root>
  );
}
