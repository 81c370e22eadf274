import { changeAnswer, dataOf, rowsOf, type PlantedFault } from '../planted-fault.ts';

export const systemReviewFaults: readonly PlantedFault[] = [
  {
    name: 'does not mark the review that it writes for a silent buyer',
    caughtBy: 'rev.system',
    operations: ['evaluationList'],
    plant: changeAnswer(['evaluationList'], (answer) => {
      for (const review of rowsOf(answer)) delete review['isSystem'];
    }),
  },
  {
    name: 'counts the review that it writes for a silent buyer in the rating',
    caughtBy: 'rev.system',
    operations: ['sellerGoodsInfo'],
    plant: (send) => {
      // Each answer counts one review of five stars more.
      let reads = 0;
      return changeAnswer(['sellerGoodsInfo'], (answer) => {
        reads += 1;
        const rating = Number(dataOf(answer)['rating']);
        dataOf(answer)['rating'] = Math.min(5, Math.round(10 * (rating + reads / 10)) / 10);
      })(send);
    },
  },
];
