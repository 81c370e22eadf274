import { changeQuery, type PlantedFault } from './planted-fault.ts';

export const translationFaults: readonly PlantedFault[] = [
  {
    name: 'answers in English in every language',
    caughtBy: 'cat.translated',
    operations: ['sellerGoodsList', 'categoryList'],
    plant: changeQuery(['sellerGoodsList', 'categoryList'], (query) => query.delete('lang')),
  },
  {
    name: 'shows a page in English whose list entry is in German',
    caughtBy: 'cat.same-name',
    operations: ['sellerGoodsInfo'],
    plant: changeQuery(['sellerGoodsInfo'], (query) => query.delete('lang')),
  },
];
