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
export { unitPrice } from './unit-price.ts';
