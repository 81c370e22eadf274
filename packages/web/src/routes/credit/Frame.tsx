import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';

const Root = styled.div`
  padding-block: 32px;
  & > header {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 24px;
    margin-block-end: 24px;
  }
  & h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
  & > header p {
    margin-block-start: 4px;
    max-inline-size: 640px;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  & nav {
    flex: none;
    display: inline-flex;
    padding: 3px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-sunken);
  }
  & nav a {
    display: grid;
    place-items: center;
    block-size: 34px;
    padding-inline: 16px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-secondary);
  }
  & nav a:hover {
    color: var(--mui-palette-text-primary);
  }
  & nav a[aria-current='page'] {
    background: var(--mui-palette-background-paper);
    color: var(--mui-palette-text-primary);
    font-weight: 600;
    box-shadow: 0 1px 2px rgb(20 30 26 / 12%);
  }
  @media (width < 900px) {
    padding-block: 16px;
    & > header {
      flex-wrap: wrap;
      gap: 12px;
      margin-block-end: 16px;
    }
    & h1 {
      font-size: 22px;
      line-height: 28px;
    }
    & nav {
      display: flex;
      inline-size: 100%;
    }
    & nav a {
      flex: 1;
      block-size: 38px;
    }
  }
`;

/** The title and the tabs of the two loan pages. */
export function Frame({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('loans');
  const isMine = useLocation().pathname === paths.myLoan;
  return (
    <Column>
      <Root>
        <header>
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          <nav aria-label={t('nav')}>
            <Link to={paths.credit} aria-current={isMine ? undefined : 'page'}>
              {t('apply')}
            </Link>
            <Link to={paths.myLoan} aria-current={isMine ? 'page' : undefined}>
              {t('mine')}
            </Link>
          </nav>
        </header>
        {children}
      </Root>
    </Column>
  );
}
