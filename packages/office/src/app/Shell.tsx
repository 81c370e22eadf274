import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isLangCode, languages } from '@openmall/web/languages';
import { LogOut, type LucideIcon, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { t } from '../shared/i18n/i18n.ts';
import { changeLanguage, language } from '../shared/i18n/language.ts';
import { useWindowTitle } from '../shared/ui/use-window-title.ts';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';

export interface MenuEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The number of pending items. */
  readonly count?: number | undefined;
}

interface Props {
  readonly title: string;
  readonly person: string;
  readonly menu: readonly MenuEntry[];
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

const isAt = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

const WIDTH = 232;
/** The bar lies over the menu, and records and dialogs over both. */
const UNDER_THE_BAR = 1000;

function Entries({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label={t('app.menu')} sx={{ px: 1 }}>
      {menu.map(({ to, label, icon: Icon, count }) => (
        <ListItemButton
          key={to}
          component={NavLink}
          to={to}
          selected={isAt(pathname, to)}
          sx={{ borderRadius: 1, mb: 0.5 }}
        >
          <ListItemIcon sx={{ minInlineSize: 36 }}>
            <Icon size={20} aria-hidden />
          </ListItemIcon>
          <ListItemText primary={label} />
          {count ? (
            <Typography variant="caption" sx={{ fontWeight: 700, color: 'primary.main' }}>
              {count}
            </Typography>
          ) : null}
        </ListItemButton>
      ))}
    </List>
  );
}

const LanguageChoice = () => (
  <Select
    size="small"
    variant="standard"
    disableUnderline
    value={language}
    inputProps={{ 'aria-label': t('app.language') }}
    onChange={({ target: { value } }) => isLangCode(value) && changeLanguage(value)}
  >
    {languages.map(({ code, name }) => (
      <MenuItem key={code} value={code}>
        {name}
      </MenuItem>
    ))}
  </Select>
);

/** The frame of every page: menu, who is logged in, language, and the way out. */
export function Shell({ title, person, menu, onSignOut, children }: Props) {
  const isWide = useMediaQuery('(min-width:900px)');
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  useWindowTitle(menu.find(({ to }) => isAt(pathname, to))?.label, title);
  return (
    <Box sx={{ display: 'flex', minBlockSize: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <AppBar position="fixed" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar sx={{ gap: 1.5 }}>
          {!isWide && (
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
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || isOpen}
        onClose={() => setOpen(false)}
        onClick={() => setOpen(false)}
        sx={{ inlineSize: isWide ? WIDTH : 0, flexShrink: 0 }}
        slotProps={{
          paper: {
            sx: {
              inlineSize: WIDTH,
              ...(isWide && {
                zIndex: UNDER_THE_BAR,
                boxShadow: 'none',
                borderInlineEnd: 1,
                borderColor: 'divider',
              }),
            },
          },
        }}
      >
        <Toolbar />
        <Entries menu={menu} />
      </Drawer>
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{ flexGrow: 1, minInlineSize: 0, p: { xs: 2, md: 3 }, outline: 'none' }}
      >
        <Toolbar />
        {children}
      </Box>
    </Box>
  );
}
