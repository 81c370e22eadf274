import { toWireTime, type ChatMessage } from '@openmall/sdk';
import type { ChatMessageRow } from '../../db/schema/tables.ts';

export const showMessage = (row: ChatMessageRow): ChatMessage => ({
  id: row.id,
  send_receive: row.is_from_user ? 'send' : 'receive',
  type: row.kind,
  content: row.content,
  createtime: toWireTime(row.created_at),
  delete_status: row.is_taken_back ? 1 : 0,
});
