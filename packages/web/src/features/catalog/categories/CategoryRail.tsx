import styled from '@emotion/styled';
import type { CategoryBranch } from '@openmall/sdk';
import { ChevronRight, LayoutGrid } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { categoryPath, paths } from '../../../shared/navigation/paths.ts';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { CategoryFlyOut } from './CategoryFlyOut.tsx';
import { railMove } from './rail-keys.ts';

const MAX_ROWS = 10;

const Root = styled.div`
  position: relative;
  z-index: 5;
  inline-size: 220px;
  block-size: 400px;
  & > ul {
    block-size: 100%;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    overflow: hidden;
  }
  &[data-raised='true'] > ul {
    box-shadow: var(--mui-elevation-high);
  }
  & > ul > li > a {
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: 39.8px;
    padding-inline: 16px 10px;
  }
  & > ul > li > a > .name {
    flex: 1;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 18px;
  }
  & > ul > li > a > svg:last-child {
    color: var(--mui-palette-text-tertiary);
  }
  & > ul > li > a[data-open='true'],
  & > ul > li > a:hover {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & > ul > li > a:focus-visible {
    outline-offset: -2px;
  }
  & .icon {
    inline-size: 24px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & .all > svg:first-of-type {
    margin-inline: 2px;
    color: var(--mui-palette-primary-main);
  }
`;

interface Props {
  readonly tree: readonly CategoryBranch[];
  /** Whether it lies over the page, as in a menu. */
  readonly raised?: boolean;
}

/** The first-level categories. Hover, or the arrow key towards the end, opens the subcategories beside the rail. */
export function CategoryRail({ tree, raised = false }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const shown = tree.slice(0, tree.length > MAX_ROWS ? MAX_ROWS - 1 : MAX_ROWS);
  const category = shown.find(({ categoryId, subList }) => categoryId === open && subList.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>(':scope > ul a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLElement);
    const move = railMove(event.key, index >= 0, document.documentElement.dir === 'rtl');
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'step') return links[(index + move.by + links.length) % links.length]?.focus();
    if (move.kind === 'in') return root.current?.querySelector<HTMLElement>('.fly a')?.focus();
    if (category) links[shown.indexOf(category)]?.focus();
    if (move.kind === 'close') setOpen(undefined);
  };
  return (
    <Root
      ref={root}
      data-raised={raised}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setOpen(undefined)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(undefined)}
      onClick={() => setOpen(undefined)}
    >
      <ul>
        {shown.map((branch) => (
          <li key={branch.categoryId} onMouseEnter={() => setOpen(branch.categoryId)}>
            <Link
              to={categoryPath(branch.categoryId)}
              data-open={branch === category}
              onFocus={() => setOpen(branch.categoryId)}
            >
              <Picture className="icon" src={branch.iconImg} alt="" width={24} />
              <span className="name">{branch.name}</span>
              <ChevronRight className="flips" size={16} aria-hidden />
            </Link>
          </li>
        ))}
        {tree.length > MAX_ROWS && (
          <li onMouseEnter={() => setOpen(undefined)}>
            <Link className="all" to={paths.classification} onFocus={() => setOpen(undefined)}>
              <LayoutGrid size={20} aria-hidden />
              <span className="name">{t('nav.allCategories')}</span>
              <ChevronRight className="flips" size={16} aria-hidden />
            </Link>
          </li>
        )}
      </ul>
      {category && <CategoryFlyOut category={category} />}
    </Root>
  );
}
