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
      // Two reads in sequence show different ratings, whatever they were and however often goods were read before.
      let isChanged = true;
      return changeAnswer(['sellerGoodsInfo'], (answer) => {
        isChanged = !isChanged;
        const rating = Number(dataOf(answer)['rating']);
        if (isChanged) dataOf(answer)['rating'] = rating > 3 ? rating - 0.5 : rating + 0.5;
      })(send);
    },
  },
];
