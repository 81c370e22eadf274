import { listBuyerConversations, readBuyerConversation } from '../../domain/chat/buyer-conversations.ts';
import { writeAsStore } from '../../domain/chat/write-as-store.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { dollars } from '../wire/money.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

export const merchantChatList: MerchantHandler<'merchantChatList'> = async ({ ctx, input, session }) =>
  pageData(
    await listBuyerConversations(ctx, storeOf(session), input, pageRequest(input)),
    ({ waitingSince, lastAt, ...conversation }) => ({
      ...conversation,
      waitingSince: optionalEpoch(waitingSince),
      lastAt: epoch(lastAt),
    }),
  );

export const merchantChatMessages: MerchantHandler<'merchantChatMessages'> = async ({
  ctx,
  input,
  session,
}) => {
  const { messages, orders, ...rest } = await readBuyerConversation(ctx, storeOf(session), input.userId);
  return {
    ...rest,
    messages: messages.map(({ at, ...message }) => ({ ...message, at: epoch(at) })),
    orders: orders.map(({ total, placedAt, ...order }) => ({
      ...order,
      total: dollars(total),
      placedAt: epoch(placedAt),
    })),
  };
};

export const merchantChatWrite: MerchantHandler<'merchantChatWrite'> = async ({ ctx, input, session }) => {
  const { userId, type: kind = 'text', text } = input;
  const content = text.trim();
  if (content === '') throw new DomainError('messageEmpty');
  const storeId = storeOf(session);
  // The rest of the mall calls a stranger forbidden; here a stranger does not exist.
  await readBuyerConversation(ctx, storeId, userId);
  const { id } = await writeAsStore(ctx, storeId, userId, { kind, content });
  return { messageId: id };
};
