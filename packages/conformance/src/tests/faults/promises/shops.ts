import {
  changeAnswer,
  changeQuery,
  dataOf,
  granted,
  intercept,
  replaceRefusal,
  rowsOf,
  type PlantedFault,
} from '../planted-fault.ts';

const chatFault = (
  name: string,
  id: 'userOnlineChatControllerSend' | 'userOnlineChatControllerList',
  plant: PlantedFault['plant'],
): PlantedFault => ({ name, caughtBy: 'chat.store', operations: [id], plant });

const couponFault = (
  name: string,
  id: 'couponClaim' | 'couponMine',
  createChange: () => (rows: Record<string, unknown>[]) => void,
): PlantedFault => ({
  name,
  caughtBy: 'ord.coupon-claims',
  operations: [id],
  requiresSeededOffers: true,
  plant: (send) => {
    const change = createChange();
    return changeAnswer(['couponMine'], (answer) => change(rowsOf(answer)))(send);
  },
});

/** Once used, it stays so. */
const neverReturned = (): ((rows: Record<string, unknown>[]) => void) => {
  const used = new Set<unknown>();
  return (rows) => {
    for (const row of rows) {
      if (row['state'] === 1) used.add(row['id']);
      if (used.has(row['id'])) row['state'] = 1;
    }
  };
};

export const shopPromiseFaults: readonly PlantedFault[] = [
  {
    name: 'takes any number of questions',
    caughtBy: 'cat.question-limits',
    operations: ['goodsQuestionAsk'],
    plant: replaceRefusal(['goodsQuestionAsk'], 'questionLimit', () => granted({ id: 'qu_4' })),
  },
  {
    name: 'makes a new question of each repeat',
    caughtBy: 'cat.question-limits',
    operations: ['goodsQuestionAsk'],
    plant: (send) => {
      let count = 0;
      return changeAnswer(['goodsQuestionAsk'], (answer) => {
        count += 1;
        dataOf(answer)['id'] = `qu_${count}`;
      })(send);
    },
  },
  {
    name: 'shows the phone of a receiver in full',
    caughtBy: 'ord.contact',
    operations: ['orderInfo'],
    plant: changeQuery(['orderInfo'], (query) => query.set('type', '1')),
  },
  {
    name: 'never shows the phone of a receiver in full',
    caughtBy: 'ord.contact',
    operations: ['orderInfo'],
    plant: changeQuery(['orderInfo'], (query) => query.delete('type')),
  },
  couponFault('keeps a coupon for each claim', 'couponClaim', () => (rows) => {
    const [first] = rows;
    if (first) rows.push(first);
  }),
  couponFault('forgets a coupon once an order names it', 'couponMine', () => (rows) => {
    const left = rows.filter((row) => row['state'] !== 1);
    rows.splice(0, rows.length, ...left);
  }),
  couponFault('keeps the coupon of an order that was cancelled', 'couponMine', neverReturned),
  chatFault(
    'loses messages to stores',
    'userOnlineChatControllerSend',
    intercept(['userOnlineChatControllerSend'], () =>
      Promise.resolve(granted({ chat_id: 'm_1', updatetime: '2026-03-14 10:07:31' })),
    ),
  ),
  chatFault(
    'lists messages to stores oldest first',
    'userOnlineChatControllerList',
    changeAnswer(
      ['userOnlineChatControllerList'],
      ({ data }) => void (Array.isArray(data) && data.reverse()),
    ),
  ),
  chatFault(
    'ignores message_id in the chat with a store',
    'userOnlineChatControllerList',
    changeQuery(['userOnlineChatControllerList'], (query) => query.delete('message_id')),
  ),
];
