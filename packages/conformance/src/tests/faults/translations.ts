import { reasked, type PlantedFault } from './planted-fault.ts';

export const translationFaults: readonly PlantedFault[] = [
  {
    name: 'answers in English whatever the language is',
    caughtBy: 'cat.translated',
    at: ['sellerGoodsList', 'categoryList'],
    plant: reasked(['sellerGoodsList', 'categoryList'], (query) => query.delete('lang')),
  },
  {
    name: 'shows a page in English that its list names in German',
    caughtBy: 'cat.same-name',
    at: ['sellerGoodsInfo'],
    plant: reasked(['sellerGoodsInfo'], (query) => query.delete('lang')),
  },
];
