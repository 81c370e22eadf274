import { useDeskNewsInfo } from '@openmall/sdk/desk/hooks';
import { useParams } from 'react-router-dom';
import { t } from '../../shared/i18n/i18n.ts';
import { RecordDetail, useBackToList } from '../../shared/ui/RecordDetail.tsx';
import { useOpened } from '../content/use-opened.ts';
import { NewsForm } from './NewsForm.tsx';

const BASE = '/content/news';

function Known({ newsId }: { readonly newsId: string }) {
  const { data, error, refetch } = useDeskNewsInfo({ newsId });
  const onClose = useBackToList(BASE);
  const { opened, reload, key } = useOpened(data, refetch);
  if (!opened)
    return (
      <RecordDetail base={BASE} title={t('content.newsItem')} error={error} isLoading>
        {null}
      </RecordDetail>
    );
  return <NewsForm key={key} info={opened} onClose={onClose} onReload={reload} />;
}

function New() {
  const onClose = useBackToList(BASE);
  return <NewsForm info={undefined} onClose={onClose} onReload={onClose} />;
}

/** A news item beside the list, or a new one at `new`. */
export function NewsDetail() {
  const { id = '' } = useParams();
  return id === 'new' ? <New /> : <Known key={id} newsId={id} />;
}
