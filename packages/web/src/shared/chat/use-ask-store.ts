import { useLocaluserGet } from '@openmall/sdk/hooks';
import { i18n } from '../i18n/i18n.ts';
import { loadNamespaces } from '../i18n/load-translations.ts';
import { useSession } from '../session/use-session.ts';
import { toast } from '../ui/feedback/toast.ts';
import { openStoreChat, type StoreChat } from './store-chat.ts';

async function refuse(): Promise<void> {
  await loadNamespaces('errors');
  toast.error(i18n.t('notLoggedIn', { ns: 'errors' }));
}

/** Opens the chat with one store or all stores; asks a visitor to log in first (spec §2). */
export function useAskStore(): (chat?: Omit<StoreChat, 'selfimg'>) => void {
  const { token } = useSession();
  const me = useLocaluserGet({ query: { enabled: token !== undefined, meta: { inline: true } } });
  return (chat) => {
    if (token === undefined) return void refuse();
    openStoreChat(token, { ...chat, selfimg: me.data?.avatar ?? '1' });
  };
}
