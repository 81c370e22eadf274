import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useGoodsQuestionListInfinite } from '@openmall/sdk/hooks';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { LoadMore } from '../../shared/ui/input/LoadMore.tsx';
import { AskQuestion } from './AskQuestion.tsx';
import { QuestionItem } from './QuestionItem.tsx';

const List = styled('ul')(({ theme }) => ({
  marginBlockStart: 8,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

const PAGE_SIZE = 10;

export interface QuestionsPanelProps {
  readonly goodsId: string;
}

/** The questions about goods that the store answered, the buyer's own open ones, and the form to ask another. */
export function QuestionsPanel({ goodsId }: QuestionsPanelProps) {
  const { t } = useTranslation('product');
  const questions = useGoodsQuestionListInfinite(
    { sellerGoodsId: goodsId, pageSize: PAGE_SIZE },
    { query: { meta: { inline: true } } },
  );
  if (questions.error && !questions.data)
    return <ErrorState error={questions.error} onRetry={() => void questions.refetch()} minHeight={240} />;
  if (!questions.data)
    return (
      <div aria-busy style={{ display: 'grid', gap: 16 }}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={88} />
        ))}
      </div>
    );
  const rows = questions.data.pages.flatMap(({ pageList }) => pageList);
  const total = questions.data.pages[0]?.pageInfo.totalElements ?? rows.length;
  return (
    <>
      <AskQuestion goodsId={goodsId} />
      {rows.length === 0 ? (
        <EmptyState
          icon={<CircleQuestionMark size={40} />}
          level="h3"
          title={t('questions.none.title')}
          text={t('questions.none.text')}
        />
      ) : (
        <List>
          {rows.map((question) => (
            <li key={question.id}>
              <QuestionItem question={question} />
            </li>
          ))}
        </List>
      )}
      {total > rows.length && (
        <LoadMore
          shown={rows.length}
          total={total}
          busy={questions.isFetchingNextPage}
          onMore={() => void questions.fetchNextPage()}
        />
      )}
    </>
  );
}
