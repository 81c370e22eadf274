import { styled } from '@mui/material/styles';
import { Store } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { loginPath, paths, withQuery } from '../../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../../shared/session/use-session.ts';
import { InformationLink } from '../../../../shared/ui/input/InformationLink.tsx';
import { Page } from '../../../../shared/ui/layout/Page.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { StripButton } from './StripButton.tsx';
import { UserMenu } from './UserMenu.tsx';

const Root = styled('div')(({ theme }) => ({
  background: theme.vars.palette.deep.main,
  color: theme.vars.palette.deep.contrastText,
  fontSize: 12,
  lineHeight: '16px',
  // On phones the bottom navigation and the menu of the header lead to the same places.
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Row = styled(Page)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 20,
  height: 32,
});

/** The dark strip at the top: account and language. It cannot be reached by Tab while it is collapsed. */
export function UtilityStrip({ hidden }: { readonly hidden: boolean }) {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const here = pathname === paths.login || pathname === paths.register ? undefined : pathname + search;
  return (
    <Root inert={hidden}>
      <Row>
        <InformationLink topic="sell" component={StripButton}>
          <Store size={14} aria-hidden /> {t('nav.merchants')}
        </InformationLink>
        <LanguageMenu />
        {loggedIn ? (
          <UserMenu />
        ) : (
          <>
            <StripButton href={loginPath(here)} sx={{ color: '#fff', fontWeight: 600 }}>
              {t('signIn')}
            </StripButton>
            <StripButton href={withQuery(paths.register, { back: here })}>{t('register')}</StripButton>
          </>
        )}
      </Row>
    </Root>
  );
}
