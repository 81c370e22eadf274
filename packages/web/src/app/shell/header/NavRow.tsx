import styled from '@emotion/styled';
import { LayoutGrid } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { CategoriesMenu } from '../../../features/catalog/categories/CategoriesMenu.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Page } from '../../../shared/ui/layout/Page.tsx';
import { navLinks } from './nav-links.ts';

const Root = styled.nav`
  @media print, (width < 900px) {
    display: none;
  }
  position: relative;
  z-index: 30;
  background: var(--mui-palette-background-paper);
  border-block-end: 1px solid var(--mui-palette-divider);
  & .row {
    display: flex;
    align-items: stretch;
    gap: 32px;
    block-size: 48px;
  }
  & .row > a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    font-weight: 500;
    color: var(--mui-palette-text-secondary);
    border-radius: 4px;
  }
  & .row > a:hover {
    color: var(--mui-palette-primary-main);
  }
  & .row > a[aria-current='page'] {
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
  & .row > a[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: var(--mui-palette-primary-main);
  }
  & .row > a.categories {
    inline-size: 204px;
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
`;

/** The main pages, under the bar; scrolls away with the page. On the home page the categories are open below it. */
export function NavRow() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Root aria-label={t('nav.label')}>
      <Page className="row">
        {pathname === paths.index ? (
          <NavLink className="categories" to={paths.classification}>
            <LayoutGrid size={18} aria-hidden />
            {t('nav.categories')}
          </NavLink>
        ) : (
          <CategoriesMenu label={t('nav.categories')} />
        )}
        {navLinks.map(({ to, text }) => (
          <NavLink key={to} to={to}>
            {t(text)}
          </NavLink>
        ))}
      </Page>
    </Root>
  );
}
