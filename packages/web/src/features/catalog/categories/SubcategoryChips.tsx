import styled from '@emotion/styled';
import Chip from '@mui/material/Chip';
import type { CategoryBranch } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { List } from '../use-list-state.ts';
import '../../../shared/themes/late/chips.ts';

const Root = styled.nav`
  min-block-size: 36px;
  margin-block-end: 20px;
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (width < 900px) {
    min-block-size: 48px;
    margin: 0 -16px 8px;
    overflow-x: auto;
    scrollbar-width: none;
    & ul {
      flex-wrap: nowrap;
      inline-size: max-content;
      padding: 4px 16px;
    }
  }
`;

interface Props {
  readonly list: List;
  readonly tree: readonly CategoryBranch[] | undefined;
}

/** Links to the subcategories of the chosen category, and to the category itself. */
export function SubcategoryChips({ list, tree }: Props) {
  const { t } = useTranslation('catalog');
  const { categoryId } = list.state;
  if (!categoryId) return null;
  const branch = tree?.find(
    (item) => item.categoryId === categoryId || item.subList.some((sub) => sub.categoryId === categoryId),
  );
  // While the tree loads, the empty list keeps its space.
  if (tree && (branch?.subList.length ?? 0) === 0) return null;
  return (
    <Root aria-label={t('categories.title')}>
      <ul>
        {branch &&
          [branch, ...branch.subList].map((category) => {
            const isChosen = category.categoryId === categoryId;
            return (
              <li key={category.categoryId}>
                <Chip
                  component={Link}
                  to={list.to({ categoryId: category.categoryId, values: undefined })}
                  clickable
                  variant={isChosen ? 'filled' : 'outlined'}
                  color={isChosen ? 'primary' : 'default'}
                  aria-current={isChosen ? 'page' : undefined}
                  label={category.name}
                />
              </li>
            );
          })}
      </ul>
    </Root>
  );
}
