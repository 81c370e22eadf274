import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useCreditConfig } from '@openmall/sdk/hooks';
import { BadgePercent, CalendarRange, Coins, Undo2 } from 'lucide-react';
import { formatCount, formatEither, formatRate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 16px;
  & > li {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 20px;
  }
  & svg {
    margin-block-end: 8px;
    color: var(--mui-palette-primary-main);
  }
  & strong {
    font-size: 18px;
    line-height: 26px;
  }
  & span {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  @media (width < 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width < 900px) {
    gap: 8px;
    & > li {
      padding: 12px;
    }
    & strong {
      font-size: 16px;
      line-height: 22px;
    }
    & span {
      font-size: 13px;
      line-height: 18px;
    }
  }
`;

/** The loan conditions in four cards, also for visitors. */
export function Conditions() {
  const { t } = useTranslation('loans');
  const config = useCreditConfig({ query: { meta: { inline: true } } });
  if (config.isError && !config.data)
    return <ErrorState error={config.error} onRetry={() => void config.refetch()} minHeight={148} />;
  if (!config.data) return <Skeleton height={148} />;
  const { rate, allLendableDays, amountMin, amountMax } = config.data;
  const cards = [
    {
      icon: Coins,
      title: t('terms.amount', { min: formatCount(amountMin), max: formatCount(amountMax) }),
      text: t('terms.amountText'),
    },
    {
      icon: BadgePercent,
      title: t('terms.rate', { share: formatRate(rate) }),
      text: t('terms.rateText'),
    },
    {
      icon: CalendarRange,
      title: t('terms.term', { days: formatEither(allLendableDays) }),
      text: t('terms.termText'),
    },
    { icon: Undo2, title: t('terms.repay'), text: t('terms.repayText') },
  ];
  return (
    <Root>
      {cards.map(({ icon: Icon, title, text }) => (
        <Card component="li" key={title}>
          <Icon size={24} aria-hidden />
          <strong>{title}</strong>
          <span>{text}</span>
        </Card>
      ))}
    </Root>
  );
}
