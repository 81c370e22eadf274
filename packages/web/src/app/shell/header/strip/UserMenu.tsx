import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FailedMenu } from '../../../../shared/ui/overlay/FailedMenu.tsx';
import { PartPlaceholder } from '../../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../../shared/parts/lazy-part.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { useMenuAnchor, type MenuProps } from '../../../../shared/ui/overlay/use-menu-anchor.ts';
import { StripButton } from './StripButton.tsx';

const UserList = lazyPart<MenuProps>({
  load: async () => (await import('./UserList.tsx')).UserList,
  frame: <PartPlaceholder data-place="menu" aria-busy />,
  renderFailure: (error, _retry, menu) => <FailedMenu {...menu} error={error} />,
});

/** The name of the buyer. Opens a menu with the account pages and "Sign out". */
export function UserMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { button, menu } = useMenuAnchor();
  const name = user?.displayName ?? user?.username;
  return (
    <>
      <StripButton
        aria-label={t('account.menu', { name: name ?? '' })}
        sx={{ color: '#fff', fontWeight: 600 }}
        {...button}
      >
        <bdi>{name}</bdi>
        <ChevronDown size={12} aria-hidden />
      </StripButton>
      {menu.open && <UserList {...menu} />}
    </>
  );
}
