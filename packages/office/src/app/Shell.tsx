import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../shared/i18n/i18n.ts';
import { useWindowTitle } from './use-window-title.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { isAt, type MenuEntry } from './menu-entry.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';

interface Props {
  readonly title: string;
  readonly person: string;
  /** Absent where there is only one page. */
  readonly menu: readonly MenuEntry[] | undefined;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** The frame of every page: menu, who is logged in, language, and the way out. */
export function Shell({ title, person, menu, onSignOut, children }: Props) {
  const isWide = useMediaQuery('(min-width:900px)');
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  useWindowTitle(menu?.find(({ to }) => isAt(pathname, to))?.label, title);
  return (
    <Box sx={{ display: 'flex', minBlockSize: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <AppBar position="fixed" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar sx={{ gap: 1.5 }}>
          {menu && !isWide && (
            <IconButton onClick={() => setOpen(true)} aria-label={t('app.menu')} edge="start">
              <MenuIcon size={22} aria-hidden />
            </IconButton>
          )}
          <Typography component="div" sx={{ fontWeight: 700, flexGrow: 1 }} noWrap>
            {title}
          </Typography>
          <LanguageChoice />
          {isWide && <Typography sx={{ color: 'text.secondary' }}>{person}</Typography>}
          <Button
            onClick={onSignOut}
            color="inherit"
            startIcon={<LogOut size={18} aria-hidden />}
            aria-label={t('app.signOut')}
          >
            {isWide ? t('app.signOut') : ''}
          </Button>
        </Toolbar>
      </AppBar>
      {menu && <MenuDrawer menu={menu} isWide={isWide} isOpen={isOpen} onClose={() => setOpen(false)} />}
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, minInlineSize: 0, p: { xs: 2, md: 3 }, outline: 'none' }}
      >
        <Toolbar />
        <FailureBoundary place={pathname}>{children}</FailureBoundary>
      </Box>
    </Box>
  );
}
