import styled from '@emotion/styled';
import { Store } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { loginPath, paths, withQuery } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { InformationLink } from '../../../shared/ui/input/InformationLink.tsx';
import { Page } from '../../../shared/ui/layout/Page.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const Root = styled.div`
  background: var(--mui-palette-deep-main);
  color: var(--mui-palette-deep-contrastText);
  font-size: 12px;
  line-height: 16px;
  & .row {
    display: flex;
    align-items: center;
    gap: 24px;
    block-size: 32px;
  }
  & .end {
    margin-inline-start: auto;
    display: flex;
    align-items: center;
    gap: 20px;
  }
  & :is(a, .trigger) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    border-radius: 4px;
    white-space: nowrap;
  }
  & :is(a, .trigger):hover {
    color: #fff;
  }
  & > .row > .end :is(a, .trigger):focus-visible {
    outline-color: #fff;
  }
  & .strong {
    color: #fff;
    font-weight: 600;
  }
`;

/** The dark line on top: one's own affairs, at the end. Folded away it cannot be tabbed into. */
export function UtilityStrip({ hidden }: { readonly hidden: boolean }) {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const here = pathname === paths.login || pathname === paths.register ? undefined : pathname + search;
  return (
    <Root inert={hidden}>
      <Page className="row">
        <div className="end">
          <InformationLink topic="sell">
            <Store size={14} aria-hidden /> {t('nav.merchants')}
          </InformationLink>
          <LanguageMenu />
          {loggedIn ? (
            <UserMenu />
          ) : (
            <>
              <Link className="strong" to={loginPath(here)}>
                {t('signIn')}
              </Link>
              <Link to={withQuery(paths.register, { back: here })}>{t('register')}</Link>
            </>
          )}
        </div>
      </Page>
    </Root>
  );
}
