import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { NewsArticle, NewsList } from '../../features/information/NewsPages.tsx';
import { TopicMenu } from '../../features/information/TopicMenu.tsx';
import { topicOf } from '../../features/information/topics.ts';
import { TopicText } from '../../features/information/TopicText.tsx';
import { useWrittenTopic } from '../../features/information/use-written-topic.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs.tsx';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { usePageTitle } from '../../shared/ui/layout/use-page-title.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 256px minmax(0, 1fr);
  gap: 24px;
  & > .text {
    padding: 32px 40px 48px;
    min-block-size: 480px;
  }
  & h1 {
    margin-block-end: 12px;
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    & > .text {
      padding: 20px 16px 24px;
      min-block-size: 0;
      order: -1;
    }
    & h1 {
      font-size: 22px;
      line-height: 28px;
    }
  }
`;

/** About the mall (query `topic`), and its news (`topic=news`, and `id` for one of them). */
export function Page() {
  const { t } = useTranslation('information');
  const query = new URLSearchParams(useLocation().search);
  const topic = topicOf(query.get('topic'));
  const id = query.get('id');
  const written = useWrittenTopic(topic);
  const title = written.page?.title ?? t(`topics.${topic}.title`);
  usePageTitle(title);
  return (
    <Column>
      <Breadcrumbs crumbs={[{ label: t('home'), to: paths.index }, { label: title }]} />
      <Columns>
        <TopicMenu chosen={topic} />
        <Card className="text">
          <h1>{title}</h1>
          {topic !== 'news' ? (
            <TopicText topic={topic} written={written} />
          ) : id ? (
            <NewsArticle id={id} />
          ) : (
            <NewsList page={Math.max(1, Number(query.get('page')) || 1)} />
          )}
        </Card>
      </Columns>
    </Column>
  );
}
