import {
  changeAnswer,
  dataOf,
  intercept,
  refusal,
  rowsOf,
  type PlantedFault,
  type Send,
} from '../planted-fault.ts';
import type { OperationId } from '@openmall/sdk';

/** Counts the calls of a write for the answers of a read. */
const counting =
  (write: OperationId, change: (calls: number) => (send: Send) => Send) =>
  (send: Send): Send => {
    let calls = 0;
    const noting = intercept([write], ({ url, init, send: ask }) => {
      calls += 1;
      return ask(url, init);
    })(send);
    return (input, init) => change(calls)(noting)(input, init);
  };

/** Refuses the second call of each caller. */
const refuseAgain = (id: OperationId): ((send: Send) => Send) => {
  const seen = new Set<string | null>();
  return intercept([id], ({ url, init, send }) => {
    const token = url.searchParams.get('token');
    if (seen.has(token)) return Promise.resolve(refusal('duplicateSubmission'));
    seen.add(token);
    return send(url, init);
  });
};

export const markFaults: readonly PlantedFault[] = [
  {
    name: 'counts a favourite as often as it was added',
    caughtBy: 'fav.twice',
    operations: ['keepGoodsAdd'],
    plant: counting('keepGoodsAdd', (calls) =>
      changeAnswer(['keepGoodsCount'], (answer) => {
        if (answer.code === '0' && Number(answer.data) > 0) return { ...answer, data: calls };
        return answer;
      }),
    ),
  },
  {
    name: 'lists a favourite twice that was added twice',
    caughtBy: 'fav.twice',
    operations: ['keepGoodsAdd'],
    plant: changeAnswer(['keepGoodsList'], (answer) => {
      const [row] = rowsOf(answer);
      if (row) rowsOf(answer).push(row);
    }),
  },
  {
    name: 'refuses to add a favourite again',
    caughtBy: 'fav.twice',
    operations: ['keepGoodsAdd'],
    plant: refuseAgain('keepGoodsAdd'),
  },
  {
    name: 'refuses to remove a favourite again',
    caughtBy: 'fav.twice',
    operations: ['keepGoodsDel'],
    plant: refuseAgain('keepGoodsDel'),
  },
  {
    name: 'counts a follower for each call',
    caughtBy: 'fav.followers',
    operations: ['focusSellerAdd'],
    plant: counting('focusSellerAdd', (calls) =>
      changeAnswer(['sellerInfo'], (answer) => {
        const data = dataOf(answer);
        if (calls > 1) data['focusNum'] = Number(data['focusNum']) + calls - 1;
      }),
    ),
  },
  {
    name: 'never counts a new follower',
    caughtBy: 'fav.followers',
    operations: ['focusSellerAdd'],
    plant: changeAnswer(['sellerInfo'], (answer) => {
      if (answer.code === '0') dataOf(answer)['focusNum'] = 0;
    }),
  },
  {
    name: 'loses a follower for each call that removes one',
    caughtBy: 'fav.followers',
    operations: ['focusSellerDel'],
    plant: counting('focusSellerDel', (calls) =>
      changeAnswer(['sellerInfo'], (answer) => {
        const data = dataOf(answer);
        if (calls > 1) data['focusNum'] = Number(data['focusNum']) - calls + 1;
      }),
    ),
  },
];
