import type { OperationId } from '@openmall/sdk';
import {
  changeAnswer,
  changeQuery,
  dataOf,
  granted,
  intercept,
  refusal,
  replaceRefusal,
  type PlantedFault,
} from '../planted-fault.ts';

type Data = Record<string, unknown>;
const elementsOf = (data: Data): Data[] => (data['elements'] ?? []) as Data[];

const residenceFault = (name: string, plant: PlantedFault['plant']): PlantedFault => ({
  name,
  caughtBy: 'kyc.again',
  operations: ['kycHighLevelApply'],
  plant,
});

const grantsResidence = (key: 'verificationUnderReview' | 'alreadyVerified'): PlantedFault['plant'] =>
  replaceRefusal(['kycHighLevelApply'], key, () => granted());

/** The first application of a user is the only one. */
const takesOneApplication: PlantedFault['plant'] = (send) => {
  const applicants = new Set<string | null>();
  return intercept(['kycHighLevelApply'], ({ url, init, send: ask }) => {
    const token = url.searchParams.get('token');
    if (applicants.has(token)) return Promise.resolve(refusal('verificationUnderReview'));
    applicants.add(token);
    return ask(url, init);
  })(send);
};

/** Changes withdrawals that are listed after a card was forgotten. */
const sinceForgotten =
  (change: (row: Data) => void): PlantedFault['plant'] =>
  (send) => {
    const owners = new Set<string | null>();
    const noting = changeQuery(['bankCardDel'], (query) => void owners.add(query.get('token')));
    const changing = changeAnswer(['withdrawList'], (answer, { url }) => {
      if (owners.has(url.searchParams.get('token'))) elementsOf(dataOf(answer)).forEach(change);
    });
    return changing(noting(send));
  };

const cardFault = (name: string, change: (row: Data) => void): PlantedFault => ({
  name,
  caughtBy: 'wal.forgotten-card',
  operations: ['bankCardDel'],
  plant: sinceForgotten(change),
});

/** Reviews without an order are of the first that the buyer received. */
const reviewsFirstOrder: PlantedFault['plant'] = (send) => {
  const received = new Map<string | null, string>();
  const noting = changeQuery(['orderReceipt'], (query) => {
    const [token, orderId] = [query.get('token'), query.get('orderId')];
    if (orderId !== null && !received.has(token)) received.set(token, orderId);
  });
  const naming = changeQuery(['evaluationAdd'], (query) => {
    const first = received.get(query.get('token'));
    if (first !== undefined && !query.has('orderId')) query.set('orderId', first);
  });
  return naming(noting(send));
};

/** Each call counts as a review of all goods. */
const reviewsWhatIsLeftOut: PlantedFault['plant'] = (send) => {
  let count = 0;
  const noting = changeQuery(['evaluationAddList'], () => void (count += 1));
  const counting = changeAnswer(['evaluationList'], (answer) => {
    dataOf(answer)['evaluationNum'] = Number(dataOf(answer)['evaluationNum']) + count;
  });
  return counting(noting(send));
};

/** Counts the goods of what a search would make of the keyword. */
const correctsFacets: PlantedFault['plant'] = (send) => {
  const corrections = new Map<string | null, string>();
  const noting = changeAnswer(['sellerGoodsSearch'], (answer, { url }) => {
    const { correctedKeyword: meant } = dataOf(answer);
    if (typeof meant === 'string') corrections.set(url.searchParams.get('keyword'), meant);
  });
  const correcting = changeQuery(['sellerGoodsFacets'], (query) => {
    const meant = corrections.get(query.get('keyword'));
    if (meant !== undefined) query.set('keyword', meant);
  });
  return correcting(noting(send));
};

/** Shows every picture to everybody. */
const showsPictures =
  (isMeant: (hasToken: boolean) => boolean): PlantedFault['plant'] =>
  (send) =>
  async (input, init = {}) => {
    const response = await send(input, init);
    const url = new URL(String(input));
    const isRefused = url.pathname.startsWith('/uploads/') && !response.ok;
    return isRefused && isMeant(url.searchParams.has('token'))
      ? new Response('RIFF', { headers: { 'content-type': 'image/webp' } })
      : response;
  };

const fault = (
  name: string,
  caughtBy: string,
  id: OperationId,
  plant: PlantedFault['plant'],
): PlantedFault => ({ name, caughtBy, operations: [id], plant });

export const recordPromiseFaults: readonly PlantedFault[] = [
  residenceFault('takes an advanced application under review', grantsResidence('verificationUnderReview')),
  residenceFault('takes an advanced application that was passed', grantsResidence('alreadyVerified')),
  residenceFault('never takes a refused application again', takesOneApplication),
  cardFault('forgets the card of a withdrawal under way', (row) => (row['bankCardNo'] = null)),
  cardFault('refuses a withdrawal whose card is forgotten', (row) => (row['state'] = 2)),
  fault(
    'pays out coins at another rate',
    'wal.one-rate',
    'channelBlockchainList',
    changeAnswer(['withdrawList'], (answer) => {
      for (const row of elementsOf(dataOf(answer))) row['amount'] = String(Number(row['amount']) + 1);
    }),
  ),
  fault('reviews the first of two orders', 'rev.last-order', 'evaluationAdd', reviewsFirstOrder),
  fault('reviews goods that are left out', 'rev.left-out', 'evaluationAddList', reviewsWhatIsLeftOut),
  fault('corrects the keyword of facets', 'cat.facet-keyword', 'sellerGoodsFacets', correctsFacets),
  fault(
    'leaves an order on its way although its goods come back',
    'ord.return-receives',
    'orderRequestReturn',
    changeAnswer(['orderInfo'], (answer) => {
      const { orderInfo } = dataOf(answer) as { readonly orderInfo?: Data };
      if (orderInfo?.['returnState']) orderInfo['status'] = 3;
    }),
  ),
  fault(
    'shows documents to other users',
    'upload.private',
    'uploadimgExecute',
    showsPictures((hasToken) => hasToken),
  ),
  fault(
    'shows documents to visitors',
    'upload.private',
    'uploadimgExecute',
    showsPictures((hasToken) => !hasToken),
  ),
];
