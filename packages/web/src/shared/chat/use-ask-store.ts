import { isApiError, newOnlinechatToken, type Transport } from '@openmall/sdk';
import { useLocaluserGet, useTransport } from '@openmall/sdk/hooks';
import { i18n } from '../i18n/i18n.ts';
import { reportError } from '../errors/report-error.ts';
import { loadNamespaces } from '../i18n/load-translations.ts';
import { useSession } from '../session/use-session.ts';
import { toast } from '../ui/feedback/toast.ts';
import { openStoreChat, type StoreChat } from './store-chat.ts';

async function refuse(): Promise<void> {
  await loadNamespaces('errors');
  toast.error(i18n.t('notLoggedIn', { ns: 'errors' }));
}

/** A token that is good for chats only. Servers of the family that have none get that of the session (spec §2). */
async function openChatToken(transport: Transport, sessionToken: string): Promise<string> {
  try {
    return (await newOnlinechatToken(transport, {})).token;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return sessionToken;
    throw error;
  }
}

/** Opens the chat with one store or all stores; asks a visitor to log in first (spec §2). */
export function useAskStore(): (chat?: Omit<StoreChat, 'selfimg'>) => void {
  const { token } = useSession();
  const me = useLocaluserGet({ query: { enabled: token !== undefined, meta: { inline: true } } });
  const transport = useTransport();
  return (chat) => {
    if (token === undefined) return void refuse();
    const readToken = () => openChatToken(transport, token);
    openStoreChat({ ...chat, selfimg: me.data?.avatar ?? '1' }, readToken).catch(reportError);
  };
}
