import { changeAnswer, changeQuery, dataOf, type PlantedFault } from '../planted-fault.ts';

interface Line {
  goodsNum: number;
  price: number;
}
const linesOf = (answer: Parameters<typeof dataOf>[0]): Line[] => (dataOf(answer)['lines'] ?? []) as Line[];

export const cartFaults: readonly PlantedFault[] = [
  {
    name: 'forgets the cart of another device',
    caughtBy: 'cart.devices',
    operations: ['cartList', 'cartPut'],
    plant: changeAnswer(['cartList'], (answer) => {
      dataOf(answer)['lines'] = linesOf(answer).slice(0, 1);
    }),
  },
  {
    name: 'shows the price from when a line was put into the cart',
    caughtBy: 'cart.devices',
    operations: ['cartList', 'cartPut'],
    plant: changeAnswer(['cartList'], (answer) => {
      for (const line of linesOf(answer)) line.price += 1;
    }),
  },
  {
    name: 'never raises the revision of a cart',
    caughtBy: 'cart.devices',
    operations: ['cartList', 'cartPut'],
    plant: changeAnswer(['cartList', 'cartPut'], (answer) => {
      if (answer.code === '0') dataOf(answer)['revision'] = 1;
    }),
  },
  {
    name: 'adds the pieces of both carts in a merge',
    caughtBy: 'cart.merge',
    operations: ['cartMerge', 'cartList'],
    plant: changeAnswer(['cartList'], (answer) => {
      const [line] = linesOf(answer).toReversed();
      if (line) line.goodsNum += 1;
    }),
  },
  {
    name: 'drops lines of a merge without a word',
    caughtBy: 'cart.merge',
    operations: ['cartMerge', 'cartList'],
    plant: changeQuery(['cartMerge'], (query) => {
      const parts = (query.get('lines') ?? '').split(',');
      if (parts.includes('judge-no-such-goods')) query.set('lines', parts.slice(0, -4).join());
    }),
  },
];
