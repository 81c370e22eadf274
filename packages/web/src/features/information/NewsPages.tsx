import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { fromWireTime } from '@openmall/sdk';
import { useNewsDetailNews, useNewsListNews } from '@openmall/sdk/hooks';
import { ChevronLeft, Newspaper } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { Ago } from '../../shared/time/Ago.tsx';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Pager } from '../../shared/ui/input/Pager.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { RichText } from '../../shared/ui/display/RichText.tsx';

const List = styled.ul`
  & a {
    display: grid;
    gap: 4px 20px;
    align-items: center;
    padding-block: 12px;
    border-radius: var(--mui-shape-borderRadius);
  }
  & a:has(.picture) {
    grid-template-columns: 120px minmax(0, 1fr);
  }
  & li + li {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & .picture {
    border-radius: var(--mui-shape-borderRadius);
  }
  & h2 {
    font-size: 17px;
    line-height: 24px;
  }
  & a:hover h2 {
    color: var(--mui-palette-primary-main);
  }
  & time {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
`;

const Article = styled.article`
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    border-radius: 4px;
  }
  & h2 {
    margin-block: 16px 4px;
    font-size: 22px;
    line-height: 30px;
  }
  & time {
    display: block;
    margin-block-end: 16px;
    color: var(--mui-palette-text-secondary);
  }
`;

const newsPath = (query: { readonly id?: string; readonly page?: number }) =>
  withQuery(paths.information, { topic: 'news', ...query });

/** News articles, newest first. */
export function NewsList({ page }: { readonly page: number }) {
  const { t } = useTranslation('information');
  const { data, error, refetch } = useNewsListNews({ pageNum: page, pageSize: 10 });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} minHeight={320} />;
  if (!data) return <Skeleton height={320} />;
  if (data.pageList.length === 0)
    return <EmptyState icon={<Newspaper size={40} />} title={t('noNews.title')} text={t('noNews.text')} />;
  return (
    <>
      <List>
        {data.pageList.map((news) => (
          <li key={news.id}>
            <Link to={newsPath({ id: news.id })}>
              {news.iconImg && (
                <Picture className="picture" src={news.iconImg} alt="" width={120} ratio="4 / 3" />
              )}
              <div>
                <h2>{news.title}</h2>
                <Ago at={fromWireTime(news.releaseTime)} />
              </div>
            </Link>
          </li>
        ))}
      </List>
      <Pager page={page} pages={data.pageInfo.totalPage} toPage={(to) => newsPath({ page: to })} />
    </>
  );
}

/** A news article. */
export function NewsArticle({ id }: { readonly id: string }) {
  const { t } = useTranslation('information');
  const { data, error, refetch } = useNewsDetailNews({ id });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} minHeight={320} />;
  if (!data) return <Skeleton height={320} />;
  return (
    <Article>
      <Link to={newsPath({})}>
        <ChevronLeft className="flips" size={16} aria-hidden />
        {t('allNews')}
      </Link>
      <h2>{data.news.title}</h2>
      <Ago at={fromWireTime(data.news.releaseTime)} />
      <RichText html={data.news.content} translated={data.news.translated} />
    </Article>
  );
}
