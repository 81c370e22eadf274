import { dataOf, reanswered, type PlantedFault } from './planted-fault.ts';

export const reviewCountFaults: readonly PlantedFault[] = [
  {
    name: 'counts a good review too many',
    caughtBy: 'rev.counts',
    at: ['evaluationCountType'],
    plant: reanswered(['evaluationCountType'], (answer) => {
      dataOf(answer)['positiveComments'] = '999';
    }),
  },
  {
    name: 'counts bad reviews as medium ones',
    caughtBy: 'rev.counts',
    at: ['evaluationCountType'],
    plant: reanswered(['evaluationCountType'], (answer) => {
      const counts = dataOf(answer);
      [counts['mediumReview'], counts['negativeComment']] = [
        counts['negativeComment'],
        counts['mediumReview'],
      ];
    }),
  },
  {
    name: 'says that goods which have reviews have none',
    caughtBy: 'rev.counts',
    at: ['evaluationList'],
    plant: reanswered(['evaluationList'], (answer) => {
      dataOf(answer)['evaluationNum'] = 0;
    }),
  },
];
