export {
  add,
  compare,
  divide,
  multiply,
  subtract,
  sum,
  toWireDollars,
  truncate,
  type Amount,
} from './exact.ts';
export { formatCoin, formatDollars } from './format.ts';
export { dollars, totalDollars, type Money } from './money.ts';
export { unitPrice } from './unit-price.ts';
