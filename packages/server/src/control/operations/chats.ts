import { answerUser } from '../../domain/chat/answer-users.ts';
import { writeAsStore as writeToBuyer } from '../../domain/chat/write-as-store.ts';
import type { WrittenMessage } from '../../domain/chat/write-message.ts';
import { answerQuestion as answer } from '../../domain/questions/answer-question.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { findAccount } from '../find-account.ts';

const showMessage = ({ id, at }: WrittenMessage): AnswerOf<'writeAsAgent'> => ({
  messageId: id,
  at: at.toISOString(),
});

export const answerQuestion: ControlHandler<'answerQuestion'> = async ({
  ctx,
  params: { questionId },
  body,
}) => {
  await answer(ctx, questionId, body.text);
  return { questionId };
};

export const writeAsAgent: ControlHandler<'writeAsAgent'> = async ({ ctx, params, body }) => {
  const id = await findAccount(ctx, params.username);
  return showMessage(await answerUser(ctx, id, { kind: 'text', content: body.text }));
};

export const writeAsStore: ControlHandler<'writeAsStore'> = async ({ ctx, params, body }) => {
  const { storeId, username } = params;
  const store = await ctx.db.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw new DomainError('storeNotFound');
  return showMessage(
    await writeToBuyer(ctx, storeId, await findAccount(ctx, username), {
      kind: 'text',
      content: body.text,
    }),
  );
};
