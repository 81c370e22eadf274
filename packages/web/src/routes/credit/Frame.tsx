import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { Page as Column } from '../../shared/ui/layout/Page.tsx';
import { PageHead } from '../../shared/ui/layout/PageHead.tsx';

const Root = styled.div`
  padding-block: 32px;
  @media (width < 900px) {
    padding-block: 16px;
  }
`;

const Text = styled.span`
  display: block;
  max-inline-size: 640px;
  text-wrap: pretty;
`;

const Tabs = styled.nav`
  flex: none;
  display: inline-flex;
  padding: 3px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-sunken);
  & a {
    display: grid;
    place-items: center;
    block-size: 34px;
    padding-inline: 16px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-secondary);
  }
  & a:hover {
    color: var(--mui-palette-text-primary);
  }
  & a[aria-current='page'] {
    background: var(--mui-palette-background-paper);
    color: var(--mui-palette-text-primary);
    font-weight: 600;
    box-shadow: 0 1px 2px rgb(20 30 26 / 12%);
  }
  @media (width < 900px) {
    display: flex;
    inline-size: 100%;
    & a {
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
  const tabs = (
    <Tabs aria-label={t('nav')}>
      <Link to={paths.credit} aria-current={isMine ? undefined : 'page'}>
        {t('apply')}
      </Link>
      <Link to={paths.myLoan} aria-current={isMine ? 'page' : undefined}>
        {t('mine')}
      </Link>
    </Tabs>
  );
  return (
    <Column>
      <Root>
        <PageHead title={title} text={<Text>{text}</Text>} end={tabs} />
        {children}
      </Root>
    </Column>
  );
}
