import { toWireTime } from '@openmall/sdk';
import {
  intercept,
  dataOf,
  grantRefused,
  json,
  changeAnswer,
  changeQuery,
  rowsOf,
  type PlantedFault,
} from './planted-fault.ts';

export const limitFaults: readonly PlantedFault[] = [
  {
    name: 'validates the fields before it checks the session',
    caughtBy: 'auth.first',
    operations: ['walletLogs'],
    plant: intercept(['walletLogs'], ({ send, url, init }) =>
      url.searchParams.has('token') || url.search === ''
        ? send(url, init)
        : Promise.resolve(json({ code: '402', msg: 'A parameter is missing or wrong.', data: null })),
    ),
  },
  {
    name: 'allows pages of every origin to call with the cookies of a buyer',
    caughtBy: 'sec.origin',
    operations: ['localuserGet'],
    plant: intercept(['localuserGet'], async ({ send, url, init }) => {
      const response = await send(url, init);
      const headers = new Headers(response.headers);
      headers.set('access-control-allow-origin', new Headers(init.headers).get('origin') ?? '*');
      headers.set('access-control-allow-credentials', 'true');
      return new Response(await response.text(), { status: response.status, headers });
    }),
  },
  {
    name: 'keeps any number of addresses',
    caughtBy: 'addr.most',
    operations: ['addressAdd'],
    plant: grantRefused(['addressAdd']),
  },
  {
    name: 'leaves a buyer without a default address',
    caughtBy: 'addr.heir',
    operations: ['addressDel'],
    plant: (send) => {
      let isDeleted = false;
      const noting = intercept(['addressDel'], (call) => {
        isDeleted = true;
        return call.send(call.url, call.init);
      })(send);
      return changeAnswer(['addressList'], (answer) => {
        for (const row of isDeleted ? rowsOf(answer) : []) row['use'] = 0;
      })(noting);
    },
  },
  {
    name: 'rejects the second deletion of an address',
    caughtBy: 'addr.again',
    operations: ['addressDel'],
    plant: (send) => {
      const fixed = new Set<string | null>();
      return intercept(['addressDel'], (call) => {
        const url = new URL(call.url);
        const id = url.searchParams.get('id');
        if (fixed.has(id)) url.searchParams.set('id', 'never-there');
        fixed.add(id);
        return call.send(url, call.init);
      })(send);
    },
  },
  {
    name: 'shows the current address of the address book in old orders',
    caughtBy: 'ord.copy',
    operations: ['orderInfo'],
    plant: (send) => {
      let today: string | null = null;
      const noting = intercept(['addressEdit'], (call) => {
        today = call.url.searchParams.get('address');
        return call.send(call.url, call.init);
      })(send);
      return changeAnswer(['orderInfo'], (answer) => {
        const order = dataOf(answer)['orderInfo'] as { address: string } | undefined;
        if (order && today !== null) order.address = today;
      })(noting);
    },
  },
  {
    name: 'grants loans of any amount',
    caughtBy: 'loan.limits',
    operations: ['creditApply'],
    plant: grantRefused(['creditApply']),
  },
  {
    name: 'counts no orders to pay',
    caughtBy: 'ord.counts',
    operations: ['orderCountOrderStatus'],
    plant: changeAnswer(['orderCountOrderStatus'], (answer) => {
      dataOf(answer)['waitPayCount'] = '0';
    }),
  },
  {
    name: 'shows old orders before new ones',
    caughtBy: 'ord.newest',
    operations: ['orderListMain'],
    plant: changeAnswer(['orderListMain'], (answer) => void rowsOf(answer).reverse()),
  },
  {
    name: 'shows the number of an order with a misread digit',
    caughtBy: 'ord.number',
    operations: ['orderInfo', 'orderListMain'],
    plant: changeAnswer(['orderInfo'], (answer) => {
      const order = (dataOf(answer)['orderInfo'] ?? {}) as { number?: string };
      order.number = order.number?.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    }),
  },
  {
    name: 'finds no order by its number',
    caughtBy: 'ord.number',
    operations: ['orderInfo', 'orderListMain'],
    plant: changeQuery(['orderListMain'], (query) => {
      if (/^\d{10}$/.test(query.get('keyword') ?? '')) query.set('keyword', 'nothing at all');
    }),
  },
  {
    name: 'drops the tenth picture of a review',
    caughtBy: 'rev.limits',
    operations: ['evaluationAddList', 'evaluationList'],
    plant: intercept(['evaluationAddList'], ({ send, url, init }) => {
      const { evaluationAdds, ...rest } = JSON.parse(String(init.body)) as { evaluationAdds: object[] };
      const cut = evaluationAdds.map((draft) => ({ ...draft, imgUrl10: undefined }));
      return send(url, { ...init, body: JSON.stringify({ ...rest, evaluationAdds: cut }) });
    }),
  },
  {
    name: 'writes the time of a review in UTC',
    caughtBy: 'rev.limits',
    operations: ['evaluationAddList', 'evaluationList'],
    plant: changeAnswer(['evaluationList'], (answer) => {
      for (const row of rowsOf(answer))
        row['createTimeStr'] = toWireTime(new Date(Number(row['evaluationTime']) - 8 * 3_600_000));
    }),
  },
];
