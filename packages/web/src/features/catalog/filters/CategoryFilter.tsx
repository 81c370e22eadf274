import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import type { Category, CategoryBranch } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import type { List } from '../use-list-state.ts';

const HEIGHT = 480;

const Tree = styled.ul`
  margin-inline: -6px;
  padding-inline: 6px;
  & ul {
    padding-inline-start: 14px;
    margin-block-end: 4px;
    border-inline-start: 1px solid var(--mui-palette-divider);
    margin-inline-start: 6px;
  }
  & a {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    padding: 5px 6px;
    margin-inline: -6px 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-secondary);
  }
  & a:hover {
    color: var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-tint);
  }
  & a[aria-current='true'] {
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & .count {
    color: var(--mui-palette-text-tertiary);
    font-weight: 400;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  readonly list: List;
  readonly tree: readonly CategoryBranch[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Shows the number of goods per category; unknown for searches. */
  readonly counted: boolean;
}

/**
 * The category tree. A selected branch shows its subcategories and hides the other branches, because each of them is
 * one more tab stop before the goods.
 */
export function CategoryFilter({ list, tree, error, onRetry, counted }: Props) {
  const { t } = useTranslation('catalog');
  const chosen = list.state.categoryId;
  if (!tree && error) return <ErrorState error={error} onRetry={onRetry} minHeight={HEIGHT} />;
  if (!tree) return <Skeleton height={HEIGHT} />;
  const chosenBranch = tree.find(
    ({ categoryId, subList }) => categoryId === chosen || subList.some((sub) => sub.categoryId === chosen),
  );
  const link = (category: Category) => (
    <Link
      to={list.to({ categoryId: category.categoryId, values: undefined })}
      aria-current={category.categoryId === chosen}
    >
      {category.name}
      {counted && category.goodsNum !== undefined && <span className="count">{category.goodsNum}</span>}
    </Link>
  );
  return (
    <Tree>
      <li>
        <Link to={list.to({ categoryId: undefined, values: undefined })} aria-current={!chosen}>
          {t('allGoods')}
        </Link>
      </li>
      {(chosenBranch ? [chosenBranch] : tree).map((branch) => (
        <li key={branch.categoryId}>
          {link(branch)}
          {branch === chosenBranch && branch.subList.length > 0 && (
            <ul>
              {branch.subList.map((sub) => (
                <li key={sub.categoryId}>{link(sub)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Tree>
  );
}
