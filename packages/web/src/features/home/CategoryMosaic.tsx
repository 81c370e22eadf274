import styled from '@emotion/styled';
import type { CategoryBranch } from '@openmall/sdk';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { categoryPath, paths } from '../../shared/navigation/paths.ts';
import { useRovingList } from '../../shared/state/use-roving-list.ts';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 16px;
  & a {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    font-weight: 600;
    line-height: 18px;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & a:hover {
    border-color: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
    box-shadow: var(--mui-elevation-low);
  }
  & .tile {
    flex: none;
    inline-size: 56px;
    border-radius: var(--mui-shape-borderRadius);
  }
  @media (width < 1200px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (width < 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
    & a {
      padding: 8px;
    }
  }
`;

/** A grid of the first twelve categories. */
export function CategoryMosaic({ tree }: { readonly tree: readonly CategoryBranch[] }) {
  const { t } = useTranslation('home');
  const list = useRef<HTMLUListElement>(null);
  const roving = useRovingList(list);
  if (tree.length === 0) return null;
  return (
    <Section title={t('categories.title')} all={{ to: paths.classification, label: t('categories.all') }}>
      <Grid ref={list} {...roving}>
        {tree.slice(0, 12).map((category) => (
          <li key={category.categoryId}>
            <Link to={categoryPath(category.categoryId)}>
              <Picture className="tile" src={category.iconImg} alt="" width={56} />
              {category.name}
            </Link>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
