import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { NavLink, useLocation } from 'react-router-dom';
import { t } from '../shared/i18n/i18n.ts';
import { isAt, type MenuEntry } from './menu-entry.ts';

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

interface Props {
  readonly menu: readonly MenuEntry[];
  readonly isWide: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu beside the page, or over it on a phone. */
export const MenuDrawer = ({ menu, isWide, isOpen, onClose }: Props) => (
  <Drawer
    variant={isWide ? 'permanent' : 'temporary'}
    open={isWide || isOpen}
    onClose={onClose}
    onClick={onClose}
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
);
