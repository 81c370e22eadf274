import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import {
  ChevronRight,
  Globe,
  Headset,
  LayoutGrid,
  LogIn,
  MessageCircle,
  Store,
  UserPlus,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { openService } from '../../../shared/chat/service-window.ts';
import { useAskStore } from '../../../shared/chat/use-ask-store.ts';
import { language } from '../../../shared/i18n/language.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { useTranslation } from 'react-i18next';
import { informationPath, loginPath, paths } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { useMenuAnchor } from '../../../shared/ui/overlay/use-menu-anchor.ts';
import { OverlayTitle } from '../../../shared/ui/overlay/OverlayTitle.tsx';
import { LanguageList } from '../header/strip/LanguageList.tsx';
import { navLinks } from '../header/nav-links.ts';
import '../../../shared/themes/late/overlays.ts';

interface RowProps {
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly selected?: boolean;
}

const Row = ({ icon, href, onClick, children, selected = false }: RowProps) => (
  <ListItem disablePadding>
    <ListItemButton
      {...(href !== undefined && { href })}
      onClick={onClick}
      selected={selected}
      aria-current={selected ? 'page' : undefined}
    >
      {icon && <ListItemIcon>{icon}</ListItemIcon>}
      {children}
      {href !== undefined && (
        <ChevronRight className="flips" size={16} aria-hidden style={{ marginInlineStart: 'auto' }} />
      )}
    </ListItemButton>
  </ListItem>
);

function AccountRows({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const ask = useAskStore();
  const { pathname, search } = useLocation();
  const loggedIn = useLoggedIn();
  const { button, menu } = useMenuAnchor();
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  const name = languages.find(({ code }) => code === language)?.name;
  return (
    <List>
      {!loggedIn && (
        <>
          <Row href={loginPath(pathname + search)} icon={<LogIn size={20} aria-hidden />} onClick={onClose}>
            {t('signIn')}
          </Row>
          <Row href={paths.register} icon={<UserPlus size={20} aria-hidden />} onClick={onClose}>
            {t('register')}
          </Row>
        </>
      )}
      <Row icon={<Headset size={20} aria-hidden />} onClick={close(openService)}>
        {t('service')}
      </Row>
      <Row icon={<MessageCircle size={20} aria-hidden />} onClick={close(() => ask())}>
        {t('chats')}
      </Row>
      <Row href={informationPath('sell')} icon={<Store size={20} aria-hidden />} onClick={onClose}>
        {t('nav.merchants')}
      </Row>
      <ListItem disablePadding>
        <ListItemButton {...button}>
          <ListItemIcon>
            <Globe size={20} aria-hidden />
          </ListItemIcon>
          {t('language.label', { name })}
        </ListItemButton>
      </ListItem>
      {menu.open && <LanguageList {...menu} />}
    </List>
  );
}

/** The pages of the store, help and language, from the start side. */
export function MobileMenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useId();
  const paper = {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': id,
    sx: { width: 'min(320px, 86vw)' },
  };
  return (
    <Drawer anchor="left" open onClose={onClose} slotProps={{ paper }}>
      <OverlayTitle id={id} title={t('nav.menu')} onClose={onClose} />
      <List component="nav" aria-label={t('nav.label')}>
        <Row
          href={paths.classification}
          icon={<LayoutGrid size={20} aria-hidden />}
          onClick={onClose}
          selected={pathname === paths.classification}
        >
          {t('nav.categories')}
        </Row>
        {navLinks.map(({ to, text }) => (
          <Row key={to} href={to} onClick={onClose} selected={pathname === to}>
            {t(text)}
          </Row>
        ))}
      </List>
      <Divider />
      <AccountRows onClose={onClose} />
    </Drawer>
  );
}
