import { maskName, type GoodsQuestion } from '@openmall/sdk';
import type { Account } from '../../state/account.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { goodsBy, type BuyerQuestion, type Mall } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { demand } from '../../state/refusal.ts';

const MAX_OPEN_OF_GOODS = 3;
const MAX_OPEN = 20;

const showQuestion = (question: BuyerQuestion, account: Account | undefined): GoodsQuestion => ({
  id: question.id,
  content: question.content,
  createTime: question.at,
  userName: question.author,
  isMine: account !== undefined && question.askerId === account.id ? 1 : 0,
  answer: question.answer,
  answerTime: question.answeredAt,
});

/** A question that the first row of the specification answers. */
function knownQuestions(mall: Mall, goodsId: string): readonly BuyerQuestion[] {
  const [[name, answer] = []] = goodsBy(mall, goodsId).listing.specification;
  if (name === undefined || answer === undefined) return [];
  const at = mall.openedAt - 86_400_000;
  const known = {
    id: `qu_${goodsId}`,
    goodsId,
    askerId: null,
    author: 'j***m',
    at,
    answeredAt: at + 3_600_000,
  };
  return [{ ...known, content: `What about the ${name.toLowerCase()}?`, answer }];
}

/** The questions that everybody sees, newest answer first. */
export const answeredQuestions = (mall: Mall, goodsId: string): readonly BuyerQuestion[] => [
  ...mall.questions.filter((question) => question.goodsId === goodsId && question.answer !== null),
  ...knownQuestions(mall, goodsId),
];

export const questionHandlers = {
  goodsQuestionList({ sellerGoodsId, pageNum, pageSize }, { mall, account }) {
    const answered = answeredQuestions(mall, sellerGoodsId);
    const open = mall.questions.filter(
      ({ goodsId, askerId, answer }) =>
        goodsId === sellerGoodsId && account !== undefined && askerId === account.id && answer === null,
    );
    const { pageInfo, pageList } = pageOf([...open, ...answered], pageNum, pageSize);
    return { pageInfo, pageList: pageList.map((question) => showQuestion(question, account)) };
  },
  goodsQuestionAsk({ sellerGoodsId, content }, { mall, buyer }) {
    goodsBy(mall, sellerGoodsId);
    const text = content.trim();
    const open = mall.questions.filter(({ askerId, answer }) => askerId === buyer.id && answer === null);
    const ofGoods = open.filter(({ goodsId }) => goodsId === sellerGoodsId);
    const same = ofGoods.find((question) => question.content === text);
    if (same) return showQuestion(same, buyer);
    demand(ofGoods.length < MAX_OPEN_OF_GOODS && open.length < MAX_OPEN, 'questionLimit');
    const question: BuyerQuestion = {
      id: mall.nextId('qu'),
      goodsId: sellerGoodsId,
      askerId: buyer.id,
      author: maskName(buyer.username),
      content: text,
      at: mall.now(),
      answer: null,
      answeredAt: null,
    };
    mall.questions.unshift(question);
    return showQuestion(question, buyer);
  },
} satisfies Partial<CallHandlers>;
