import Alert from '@mui/material/Alert';
import { useDeskCategoryList, useDeskCategoryOrder } from '@openmall/sdk/desk/hooks';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../shared/i18n/i18n.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { ContentList } from '../content/ContentList.tsx';
import { tabsOf } from '../content/period.ts';
import { CategoryStart } from './CategoryStart.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { matching } from './matching.ts';

const BASE = '/content/categories';

/** The categories of the mall as a tree. */
export function CategoriesPage() {
  const state = useListState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useDeskCategoryList();
  const order = useDeskCategoryOrder();
  const rows = data?.categories;
  const found = rows && matching(rows, state.filters);
  const open = (id: string) => void navigate({ pathname: `${BASE}/${id}`, search });
  const countOf = (isHidden: boolean) => rows?.filter((row) => row.isHidden === isHidden).length ?? 0;
  return (
    <>
      <ContentList
        title={t('content.categories')}
        state={state}
        tabs={tabsOf(['shown', 'hidden'], (one) => countOf(one === 'hidden'))}
        searchHint={t('content.name')}
        createLabel={t('content.newCategory')}
        onCreate={() => open('new')}
        count={found?.length}
        error={error}
        onRetry={() => void refetch()}
        empty={<CategoryStart onCreate={() => open('new')} />}
      >
        {order.error && <Alert severity="error">{messageOf(order.error)}</Alert>}
        {found && found.length > 0 && (
          <CategoryTree
            rows={found}
            isOpen={state.isFiltered}
            onOpen={open}
            onAdd={(parent) => void navigate(`${BASE}/new?parent=${parent}`)}
            onOrder={(parentId, categoryIds) => order.mutate({ data: { parentId, categoryIds } })}
            isOrdering={order.isPending}
            mayOrder={!state.isFiltered}
          />
        )}
      </ContentList>
      <Outlet context={{ rows, refetch }} />
    </>
  );
}
