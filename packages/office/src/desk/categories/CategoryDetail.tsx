import { useSearchParams } from 'react-router-dom';
import type { DeskCategoryRow } from '@openmall/sdk/desk';
import { t } from '../../shared/i18n/i18n.ts';
import { RowRoute } from '../content/RowRoute.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** A category beside the tree, or a new one beneath the `parent` of the address. */
export function CategoryDetail() {
  const [params] = useSearchParams();
  return (
    <RowRoute<DeskCategoryRow> base="/content/categories" title={t('content.category')}>
      {(form) => <CategoryForm {...form} parentId={params.get('parent') ?? undefined} />}
    </RowRoute>
  );
}
