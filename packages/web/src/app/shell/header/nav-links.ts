import { paths } from '../../../shared/navigation/paths.ts';

/** The main pages, in the row below the header and in the menu of phones. */
export const navLinks = [
  { to: paths.index, text: 'nav.home' },
  { to: paths.commodity, text: 'nav.goods' },
  { to: paths.discounted, text: 'nav.discounted' },
  { to: paths.searchStore, text: 'nav.stores' },
  { to: paths.credit, text: 'nav.loans' },
] as const;
