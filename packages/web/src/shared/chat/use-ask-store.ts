import { useLocaluserGet } from '@openmall/sdk/hooks';
import { loadWords, translator } from '../i18n/i18n.ts';
import { useSession } from '../session/use-session.ts';
import { toast } from '../ui/feedback/toast.ts';
import { openStoreChat, type StoreChat } from './store-chat.ts';

async function refuse(): Promise<void> {
  await loadWords('errors');
  toast.error(translator('errors')('notLoggedIn'));
}

/** Opens the chat with a store, or with all of them; a visitor is told to log in first (spec §2). */
export function useAskStore(): (chat?: Omit<StoreChat, 'selfimg'>) => void {
  const { token } = useSession();
  const me = useLocaluserGet({ query: { enabled: token !== undefined, meta: { inline: true } } });
  return (chat) => {
    if (token === undefined) return void refuse();
    openStoreChat(token, { ...chat, selfimg: me.data?.avatar ?? '1' });
  };
}
