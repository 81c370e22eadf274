import { answerUser } from '../../domain/chat/answer-users.ts';
import { listConversations, readConversation } from '../../domain/desk/conversations.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { DeskHandler } from '../handler.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

export const deskChatList: DeskHandler<'deskChatList'> = async ({ ctx, input }) =>
  pageData(
    await listConversations(ctx, input, pageRequest(input)),
    ({ waitingSince, lastAt, ...conversation }) => ({
      ...conversation,
      waitingSince: optionalEpoch(waitingSince),
      lastAt: epoch(lastAt),
    }),
  );

export const deskChatMessages: DeskHandler<'deskChatMessages'> = async ({ ctx, input }) => {
  const { messages, ...conversation } = await readConversation(ctx, input.userId);
  return { ...conversation, messages: messages.map(({ at, ...message }) => ({ ...message, at: epoch(at) })) };
};

export const deskChatWrite: DeskHandler<'deskChatWrite'> = async ({ ctx, input }) => {
  const content = input.text.trim();
  if (content === '') throw new DomainError('messageEmpty');
  const { id } = await answerUser(ctx, input.userId, { kind: 'text', content });
  return { messageId: id };
};
