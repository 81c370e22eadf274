import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { openService } from '../../shared/chat/service-window.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useReturnDays } from '../../shared/orders/use-return-days.ts';
import { site } from '../../shared/themes/in-use.ts';
import type { Topic } from './topics.ts';

const Root = styled.div`
  max-inline-size: 680px;
  font-size: 15px;
  line-height: 24px;
  & h2 {
    margin-block: 28px 6px;
    font-size: 17px;
    line-height: 24px;
  }
  & .lead {
    font-size: 17px;
    line-height: 28px;
    color: var(--mui-palette-text-secondary);
  }
  & .action {
    margin-block-start: 32px;
  }
`;

/** Buttons below some topics. */
const actions: { readonly [Name in Topic]?: (t: TFunction<'information'>) => ReactNode } = {
  contact: (t) => (
    <Button variant="contained" startIcon={<Headset size={18} aria-hidden />} onClick={openService}>
      {t('write')}
    </Button>
  ),
  sell: (t) => (
    <Button variant="contained" startIcon={<Headset size={18} aria-hidden />} onClick={openService}>
      {t('write')}
    </Button>
  ),
  download: (t) => (
    <Button variant="outlined" href={paths.download}>
      {t('toDownload')}
    </Button>
  ),
};

/** An information topic: a summary and its sections. */
export function TopicText({ topic }: { readonly topic: Exclude<Topic, 'news'> }) {
  const { t } = useTranslation('information');
  const parts = t(`topics.${topic}.parts`, { returnObjects: true, ...site().operator });
  const takesReturns = useReturnDays() !== undefined;
  // The last part of the returns tells of goods that have arrived.
  const shown = topic === 'returns' && !takesReturns ? parts.slice(0, -1) : parts;
  return (
    <Root>
      <p className="lead">{t(`topics.${topic}.lead`)}</p>
      {shown.map(({ head, text }) => (
        <section key={head}>
          <h2>{head}</h2>
          <p>{text}</p>
        </section>
      ))}
      {actions[topic] && <div className="action">{actions[topic](t)}</div>}
    </Root>
  );
}
