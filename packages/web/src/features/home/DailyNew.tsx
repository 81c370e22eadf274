import { useSellerGoodsRecommendNew } from '@openmall/sdk/hooks';
import { isUnreachable } from '../../shared/errors/is-unreachable.ts';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { Section } from '../../shared/ui/layout/Section.tsx';
import { GoodsRow } from './GoodsRow.tsx';

/** The newest goods of the mall. */
export function DailyNew() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useSellerGoodsRecommendNew(
    { type: 0, pageNum: 1, pageSize: 12 },
    { query: { enabled: useAfterPaint() } },
  );
  if (data?.result.length === 0) return null;
  // If the server is unreachable, only the last section of the page says so.
  if (!data && isUnreachable(error)) return null;
  return (
    <Section
      title={t('new.title')}
      note={t('new.note')}
      all={{ to: withQuery(paths.commodity, { sort: 'new' }), label: t('new.all') }}
    >
      <GoodsRow goods={data?.result} error={error} onRetry={() => void refetch()} />
    </Section>
  );
}
