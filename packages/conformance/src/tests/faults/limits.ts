import { toWireTime } from '@openmall/sdk';
import { at, dataOf, grantsAgain, json, reanswered, rowsOf, type PlantedFault } from './planted-fault.ts';

export const limitFaults: readonly PlantedFault[] = [
  {
    name: 'reads the fields before it asks who calls',
    caughtBy: 'auth.first',
    at: ['walletLogs'],
    plant: at(['walletLogs'], ({ send, url, init }) =>
      url.searchParams.has('token') || url.search === ''
        ? send(url, init)
        : Promise.resolve(json({ code: '402', msg: 'A parameter is missing or wrong.', data: null })),
    ),
  },
  {
    name: 'lets every page of the world call with the cookies of a buyer',
    caughtBy: 'sec.origin',
    at: ['localuserGet'],
    plant: at(['localuserGet'], async ({ send, url, init }) => {
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
    at: ['addressAdd'],
    plant: grantsAgain(['addressAdd']),
  },
  {
    name: 'leaves a buyer without a default address',
    caughtBy: 'addr.heir',
    at: ['addressDel'],
    plant: (send) => {
      let isDeleted = false;
      const noting = at(['addressDel'], (asked) => {
        isDeleted = true;
        return asked.send(asked.url, asked.init);
      })(send);
      return reanswered(['addressList'], (answer) => {
        for (const row of isDeleted ? rowsOf(answer) : []) row['use'] = 0;
      })(noting);
    },
  },
  {
    name: 'knows nothing of an address that was deleted before',
    caughtBy: 'addr.again',
    at: ['addressDel'],
    plant: (send) => {
      const gone = new Set<string | null>();
      return at(['addressDel'], (asked) => {
        const url = new URL(asked.url);
        const id = url.searchParams.get('id');
        if (gone.has(id)) url.searchParams.set('id', 'never-there');
        gone.add(id);
        return asked.send(url, asked.init);
      })(send);
    },
  },
  {
    name: 'sends parcels to where the address book says today',
    caughtBy: 'ord.copy',
    at: ['orderInfo'],
    plant: (send) => {
      let today: string | null = null;
      const noting = at(['addressEdit'], (asked) => {
        today = asked.url.searchParams.get('address');
        return asked.send(asked.url, asked.init);
      })(send);
      return reanswered(['orderInfo'], (answer) => {
        const order = dataOf(answer)['orderInfo'] as { address: string } | undefined;
        if (order && today !== null) order.address = today;
      })(noting);
    },
  },
  {
    name: 'lends any amount',
    caughtBy: 'loan.limits',
    at: ['creditApply'],
    plant: grantsAgain(['creditApply']),
  },
  {
    name: 'counts no orders to pay',
    caughtBy: 'ord.counts',
    at: ['orderCountOrderStatus'],
    plant: reanswered(['orderCountOrderStatus'], (answer) => {
      dataOf(answer)['waitPayCount'] = '0';
    }),
  },
  {
    name: 'shows old orders before new ones',
    caughtBy: 'ord.newest',
    at: ['orderListMain'],
    plant: reanswered(['orderListMain'], (answer) => void rowsOf(answer).reverse()),
  },
  {
    name: 'leaves out the tenth picture of a review, and takes the others',
    caughtBy: 'rev.limits',
    at: ['evaluationAddList', 'evaluationList'],
    plant: at(['evaluationAddList'], ({ send, url, init }) => {
      const { evaluationAdds, ...rest } = JSON.parse(String(init.body)) as { evaluationAdds: object[] };
      const cut = evaluationAdds.map((draft) => ({ ...draft, imgUrl10: undefined }));
      return send(url, { ...init, body: JSON.stringify({ ...rest, evaluationAdds: cut }) });
    }),
  },
  {
    name: 'writes the time of a review in UTC',
    caughtBy: 'rev.limits',
    at: ['evaluationAddList', 'evaluationList'],
    plant: reanswered(['evaluationList'], (answer) => {
      for (const row of rowsOf(answer))
        row['createTimeStr'] = toWireTime(new Date(Number(row['evaluationTime']) - 8 * 3_600_000));
    }),
  },
];
