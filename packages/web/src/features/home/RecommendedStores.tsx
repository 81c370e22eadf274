import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useSellerList } from '@openmall/sdk/hooks';
import { useDeferredValue } from 'react';
import { isUnreachable } from '../../shared/errors/is-unreachable.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { StoreCard } from '../../shared/stores/StoreCard.tsx';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  & > li {
    display: grid;
  }
  @media (width < 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const CARDS = 4;
/** Buttons are taller on phones. */
const CARD_HEIGHT = { xs: 302, md: 264 };

/** Stores that the mall recommends. */
export function RecommendedStores() {
  const { t } = useTranslation('home');
  const {
    data: newest,
    error,
    refetch,
  } = useSellerList({ isRec: 1, pageNum: 1, pageSize: CARDS }, { query: { enabled: useAfterPaint() } });
  const data = useDeferredValue(newest);
  if (newest?.pageList.length === 0) return null;
  // If the server is unreachable, only the last section of the page says so.
  if (!newest && isUnreachable(error)) return null;
  return (
    <Section
      title={t('stores.title')}
      note={t('stores.note')}
      all={{ to: paths.searchStore, label: t('stores.all') }}
    >
      {error && !newest ? (
        <ErrorState error={error} onRetry={() => void refetch()} minHeight={CARD_HEIGHT.md} />
      ) : (
        <Grid>
          {data
            ? data.pageList.map((store) => (
                <li key={store.id}>
                  <StoreCard store={store} />
                </li>
              ))
            : Array.from({ length: CARDS }, (_, index) => (
                <li key={index}>
                  <Skeleton sx={{ height: CARD_HEIGHT }} />
                </li>
              ))}
        </Grid>
      )}
    </Section>
  );
}
