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

const ROWS = 10;

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

/** The first-level categories; pointing at one, or the arrow key towards the end, opens its second level beside it. */
export function CategoryRail({ tree }: { readonly tree: readonly CategoryBranch[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const shown = tree.slice(0, tree.length > ROWS ? ROWS - 1 : ROWS);
  const category = shown.find((one) => one.categoryId === open && one.subList.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>(':scope > ul a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const move = railMove(event.key, at >= 0, document.documentElement.dir === 'rtl');
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'step') return links[(at + move.by + links.length) % links.length]?.focus();
    if (move.kind === 'in') return root.current?.querySelector<HTMLElement>('.fly a')?.focus();
    if (category) links[shown.indexOf(category)]?.focus();
    if (move.kind === 'close') setOpen(undefined);
  };
  return (
    <Root
      ref={root}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setOpen(undefined)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(undefined)}
      onClick={() => setOpen(undefined)}
    >
      <ul>
        {shown.map((one) => (
          <li key={one.categoryId} onMouseEnter={() => setOpen(one.categoryId)}>
            <Link
              to={categoryPath(one.categoryId)}
              data-open={one === category}
              onFocus={() => setOpen(one.categoryId)}
            >
              <Picture className="icon" src={one.iconImg} alt="" width={24} />
              <span className="name">{one.name}</span>
              <ChevronRight className="flips" size={16} aria-hidden />
            </Link>
          </li>
        ))}
        {tree.length > ROWS && (
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
