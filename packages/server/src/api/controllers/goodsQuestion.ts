import type { GoodsQuestion } from '@openmall/sdk';
import { askQuestion } from '../../domain/questions/ask-question.ts';
import { listQuestions, type Question } from '../../domain/questions/read-questions.ts';
import type { Handler } from '../handler.ts';
import { pageData, pageRequest } from '../wire/paging.ts';

const showQuestion = ({
  id,
  content,
  createdAt,
  author,
  isOwn,
  answer,
  answeredAt,
}: Question): GoodsQuestion => ({
  id,
  content,
  createTime: createdAt.getTime(),
  userName: author,
  isMine: isOwn ? 1 : 0,
  answer,
  answerTime: answeredAt?.getTime() ?? null,
});

export const goodsQuestionAsk: Handler<'goodsQuestionAsk'> = async ({ ctx, input, session }) => {
  const { sellerGoodsId: goodsId, content } = input;
  return showQuestion(await askQuestion(ctx, { userId: session.userId, goodsId, content }));
};

export const goodsQuestionList: Handler<'goodsQuestionList'> = async ({ ctx, input, session }) =>
  pageData(
    await listQuestions(ctx, {
      goodsId: input.sellerGoodsId,
      userId: session?.userId,
      page: pageRequest(input),
    }),
    showQuestion,
  );
