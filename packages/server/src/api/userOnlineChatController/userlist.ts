import { toWireTime } from '@openmall/sdk';
import { listTalks } from '../../domain/chat/talk-with-stores.ts';
import type { Handler } from '../handler.ts';

export const userOnlineChatControllerUserlist: Handler<'userOnlineChatControllerUserlist'> = async ({
  mall,
  session,
}) =>
  (await listTalks(mall, session.userId)).map((talk) => ({
    partyid: talk.storeId,
    name: talk.name,
    img: talk.logo,
    type: talk.kind,
    content: talk.content,
    send_receive: talk.is_from_user ? 'send' : 'receive',
    updatetime: toWireTime(talk.created_at),
    unreadmsg: talk.unread,
  }));
