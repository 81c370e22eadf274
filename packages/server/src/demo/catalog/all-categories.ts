import { beautyCare } from './beauty-care.ts';
import type { CategoryRow } from './category-row.ts';
import { computersOffice } from './computers-office.ts';
import { foodDrinks } from './food-drinks.ts';
import { gardenTools } from './garden-tools.ts';
import { homeLiving } from './home-living.ts';
import { jewelleryWatches } from './jewellery-watches.ts';
import { kitchenDining } from './kitchen-dining.ts';
import { mensFashion } from './mens-fashion.ts';
import { musicHobbies } from './music-hobbies.ts';
import { pets } from './pets.ts';
import { phonesAudio } from './phones-audio.ts';
import { shoesBags } from './shoes-bags.ts';
import { sportsOutdoor } from './sports-outdoor.ts';
import { toysKids } from './toys-kids.ts';
import { womensFashion } from './womens-fashion.ts';

/** In display order. */
export const CATEGORIES: readonly CategoryRow[] = [
  womensFashion,
  mensFashion,
  shoesBags,
  phonesAudio,
  computersOffice,
  homeLiving,
  kitchenDining,
  beautyCare,
  toysKids,
  sportsOutdoor,
  gardenTools,
  foodDrinks,
  pets,
  musicHobbies,
  jewelleryWatches,
];
