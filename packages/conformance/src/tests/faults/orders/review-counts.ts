import { dataOf, changeAnswer, type PlantedFault } from '../planted-fault.ts';

export const reviewCountFaults: readonly PlantedFault[] = [
  {
    name: 'counts one good review too many',
    caughtBy: 'rev.counts',
    operations: ['evaluationCountType'],
    plant: changeAnswer(['evaluationCountType'], (answer) => {
      dataOf(answer)['positiveComments'] = '999';
    }),
  },
  {
    name: 'counts bad reviews as medium ones',
    caughtBy: 'rev.counts',
    operations: ['evaluationCountType'],
    plant: changeAnswer(['evaluationCountType'], (answer) => {
      const counts = dataOf(answer);
      [counts['mediumReview'], counts['negativeComment']] = [
        counts['negativeComment'],
        counts['mediumReview'],
      ];
    }),
  },
  {
    name: 'reports no reviews for goods that have some',
    caughtBy: 'rev.counts',
    operations: ['evaluationList'],
    plant: changeAnswer(['evaluationList'], (answer) => {
      dataOf(answer)['evaluationNum'] = 0;
    }),
  },
];
