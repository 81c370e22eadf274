import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { pollOf } from '@openmall/sdk';
import { useNewOnlinechatUnread, useUserOnlineChatControllerUnread } from '@openmall/sdk/hooks';
import { Headset, MessageCircle } from 'lucide-react';
import { openService } from '../../shared/chat/service-window.ts';
import { useAskStore } from '../../shared/chat/use-ask-store.ts';
import { useTranslation } from 'react-i18next';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { useIdleQueries } from '../../shared/state/use-idle-queries.ts';

/** Customer service and store chats, with unread counts. The counts are requested only for a signed-in buyer (spec §6). */
export function ContactButtons() {
  const { t } = useTranslation();
  const enabled = useLoggedIn();
  const ask = useAskStore();
  const isIdle = useIdleQueries();
  const queryOptions = { enabled: enabled && isIdle, meta: { inline: true } };
  const serviceUnread = useNewOnlinechatUnread({
    query: { ...pollOf('newOnlinechatUnread'), ...queryOptions },
  });
  const storeUnread = useUserOnlineChatControllerUnread(
    {},
    { query: { ...pollOf('userOnlineChatControllerUnread'), ...queryOptions } },
  );
  const service = enabled ? (serviceUnread.data ?? 0) : 0;
  const stores = enabled ? (storeUnread.data ?? 0) : 0;
  return (
    <>
      <IconButton
        aria-label={service > 0 ? t('serviceCount', { count: service }) : t('service')}
        title={t('service')}
        onClick={openService}
      >
        <Badge badgeContent={service || null}>
          <Headset size={22} aria-hidden />
        </Badge>
      </IconButton>
      <IconButton
        aria-label={stores > 0 ? t('chatsCount', { count: stores }) : t('chats')}
        title={t('chats')}
        onClick={() => ask()}
      >
        <Badge badgeContent={stores || null}>
          <MessageCircle size={22} aria-hidden />
        </Badge>
      </IconButton>
    </>
  );
}
