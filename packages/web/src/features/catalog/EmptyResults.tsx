import Button from '@mui/material/Button';
import { ListX, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { noFilters } from './list-state.ts';
import type { List } from './use-list-state.ts';

interface Props {
  readonly list: List;
  readonly pastEnd: boolean;
  readonly empty: ReactNode;
}

/** The empty state of a list: filters too narrow, page past the end, or no goods at all. */
export function EmptyResults({ list, pastEnd, empty }: Props) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  if (pastEnd) {
    return (
      <EmptyState
        icon={<ListX size={40} />}
        title={t('pastEnd.title')}
        text={t('pastEnd.text')}
        actions={
          <Button variant="contained" href={list.to({ page: 1 })}>
            {t('pastEnd.first')}
          </Button>
        }
      />
    );
  }
  const filtered = list.to({}) !== list.to(noFilters);
  if (!filtered && empty) return empty;
  return (
    <EmptyState
      icon={<SlidersHorizontal size={40} />}
      title={filtered ? t('none.title') : t('count', { count: 0 })}
      text={filtered && t('none.text')}
      actions={
        filtered ? (
          <Button variant="contained" href={list.to(noFilters)}>
            {t('none.clear')}
          </Button>
        ) : (
          <Button variant="outlined" href={paths.index}>
            {common('notFound.home')}
          </Button>
        )
      }
    />
  );
}
