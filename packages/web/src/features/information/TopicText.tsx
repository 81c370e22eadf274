import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { openService } from '../../shared/chat/service-window.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useReturnDays } from '../../shared/orders/use-return-days.ts';
import { site } from '../../shared/themes/in-use.ts';
import { RichText } from '../../shared/ui/display/RichText.tsx';
import type { Topic } from './topics.ts';
import type { WrittenTopic } from './use-written-topic.ts';

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

interface Props {
  readonly topic: Exclude<Topic, 'news'>;
  readonly written: WrittenTopic;
}

/** The store's own text of a topic: a summary and its sections. */
function OwnText({ topic }: Pick<Props, 'topic'>) {
  const { t } = useTranslation('information');
  const parts = t(`topics.${topic}.parts`, { returnObjects: true, ...site().operator });
  const takesReturns = useReturnDays() !== undefined;
  // The last part of the returns tells of goods that have arrived.
  const shown = topic === 'returns' && !takesReturns ? parts.slice(0, -1) : parts;
  return (
    <>
      <p className="lead">{t(`topics.${topic}.lead`)}</p>
      {shown.map(({ head, text }) => (
        <section key={head}>
          <h2>{head}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}

/** An information topic, in the words of the mall where it has written some. */
export function TopicText({ topic, written }: Props) {
  const { t } = useTranslation('information');
  const { page, isLoading } = written;
  if (isLoading) return <Skeleton height={320} />;
  return (
    <Root>
      {page ? <RichText html={page.content} translated={page.translated} /> : <OwnText topic={topic} />}
      {actions[topic] && <div className="action">{actions[topic](t)}</div>}
    </Root>
  );
}
