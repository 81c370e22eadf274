import { answerUser } from '../../domain/chat/answer-users.ts';
import { writeAsStore as writeToBuyer } from '../../domain/chat/write-as-store.ts';
import type { WrittenMessage } from '../../domain/chat/write-message.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { findAccount } from '../find-account.ts';

const showMessage = ({ id, at }: WrittenMessage): AnswerOf<'writeAsAgent'> => ({
  messageId: id,
  at: at.toISOString(),
});

export const writeAsAgent: ControlHandler<'writeAsAgent'> = async ({ mall, params, body }) => {
  const id = await findAccount(mall, params.username);
  return showMessage(await answerUser(mall, id, { kind: 'text', content: body.text }));
};

export const writeAsStore: ControlHandler<'writeAsStore'> = async ({ mall, params, body }) => {
  const { storeId, username } = params;
  const store = await mall.db.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw new DomainError('storeNotFound');
  return showMessage(await writeToBuyer(mall, storeId, await findAccount(mall, username), body.text));
};
