import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths, searchStorePath } from '../../../shared/navigation/paths.ts';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { PopularGoods } from './PopularGoods.tsx';

const Hints = styled.ul`
  display: grid;
  gap: 4px;
`;

/** The empty state of a search: hints, links and popular goods. */
export function NothingFound({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation('search');
  return (
    <>
      <EmptyState
        icon={<SearchX size={40} />}
        title={t('none.title', { keyword })}
        text={
          <Hints as="span" role="list">
            <span role="listitem">{t('none.hint1')}</span>
            <span role="listitem">{t('none.hint2')}</span>
            <span role="listitem">{t('none.hint3')}</span>
          </Hints>
        }
        actions={
          <>
            <Button variant="contained" href={searchStorePath(keyword)}>
              {t('none.stores')}
            </Button>
            <Button variant="outlined" href={paths.classification}>
              {t('none.categories')}
            </Button>
          </>
        }
      />
      <PopularGoods />
    </>
  );
}
