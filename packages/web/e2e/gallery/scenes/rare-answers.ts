/** Responses with rows that no example of the contract contains. */
import type { WalletLogKind } from '@openmall/sdk';
import { exampleOf } from '../examples.ts';
import type { StubbedAnswer } from './scene.ts';

const message = (id: string, fields: Readonly<Record<string, unknown>>) => ({
  id,
  send_receive: 'receive',
  type: 'text',
  content: '',
  createtime: '2026-03-14 10:06:00',
  delete_status: 0,
  ...fields,
});

/** A full page of a conversation, with a withdrawn message and a picture with an invalid address. */
export const brokenConversation: StubbedAnswer = {
  like: 'ok',
  but: [
    message('m_000485', { delete_status: 1 }),
    message('m_000484', { type: 'img', content: 'none' }),
    ...Array.from({ length: 48 }, (_, back) =>
      message(`m_${String(483 - back).padStart(6, '0')}`, { content: '…' }),
    ),
  ],
};

/** The next message of that conversation. */
export const laterMessages = [message('m_000486', { content: 'Are you still there?' })] as const;

const line = (goodsId: string, goodsName: string) => ({
  goodsId,
  skuId: '-1',
  goodsName,
  goodsNum: 1,
  goodsReal: 64,
  goodsIcon: `/pictures/goods/${goodsId}.webp`,
  fees: 9,
  tax: 3.2,
  sellingPrice: 64,
  totalCost: 64,
  isShelf: 1,
  isValid: 1,
  attributes: [],
});

export const threeGoods: StubbedAnswer = {
  like: 'ok',
  but: {
    pageList: [
      line('g_teapot', 'Cast-iron teapot'),
      line('g_lamp', 'Paper lamp'),
      line('g_cup', 'Stoneware cup'),
    ],
  },
};

const { data: orders } = exampleOf('orderListMain', 'ok') as {
  readonly data: { readonly pageList: readonly object[] };
};

/** Orders in every state with a rejected refund. */
export const refusedRefunds: StubbedAnswer = {
  like: 'ok',
  but: { pageList: orders.pageList.map((order) => ({ ...order, returnStatus: 3 })) },
};

const step = (state: number) => ({
  id: `ol_20260308_0003_${state}`,
  orderId: 'or_20260308_0003',
  partyId: 'us_amelia',
  username: 'amelia@example.com',
  category: 'order',
  state,
  log: 'or_20260308_0003',
  createTime: `2026-03-${String(state + 7).padStart(2, '0')} 13:40:37`,
  updateTime: `2026-03-${String(state + 7).padStart(2, '0')} 13:40:37`,
  detail: null,
});

/** An order with every possible event. */
export const fullTimeline: StubbedAnswer = {
  like: 'ok',
  but: Array.from({ length: 16 }, (_, index) => step(index + 1)),
};

const kinds = {
  recharge: 'in',
  withdrawal: 'out',
  withdrawalReturned: 'in',
  orderPayment: 'out',
  orderRefund: 'in',
  sale: 'in',
  loan: 'in',
  loanRepayment: 'out',
  demoBonus: 'in',
} as const satisfies Readonly<Record<WalletLogKind, 'in' | 'out'>>;

/** A movement of every kind. */
export const movementsOfAllKinds: StubbedAnswer = {
  like: 'ok',
  but: {
    pageList: Object.entries(kinds).map(([kind, direction], index) => ({
      id: `wl_${index}`,
      createTime: 1_773_457_800_000 - index * 86_400_000,
      kind,
      direction,
      amount: '62.25',
      currency: 'USDT',
      balance: '157533.505',
      refId: 'or_20260218_0002',
    })),
  },
};
