import { add, compare, divide, multiply, subtract, sum, toWireDollars, type Amount } from './exact.ts';
import { formatDollars } from './format.ts';

type Operand = Amount | Money;
const amountOf = (value: Operand): Amount => (value instanceof Money ? value.amount : value);

/**
 * An exact amount of dollars, for sums that read like sentences. Immutable; nothing is rounded.
 * @example dollars(19.99).times(3).plus('4.50').format() // $64.47
 */
export class Money {
  /** The amount as a decimal string. */
  readonly amount: string;

  constructor(amount: Operand) {
    this.amount = add(amountOf(amount), 0);
  }
  plus(other: Operand): Money {
    return new Money(add(this.amount, amountOf(other)));
  }
  minus(other: Operand): Money {
    return new Money(subtract(this.amount, amountOf(other)));
  }
  times(factor: Amount): Money {
    return new Money(multiply(this.amount, factor));
  }
  /** Divides, truncated to at most `decimals` decimals, by default cents. */
  dividedBy(divisor: Amount, decimals = 2): Money {
    return new Money(divide(this.amount, divisor, decimals));
  }
  isMoreThan(other: Operand): boolean {
    return compare(this.amount, amountOf(other)) > 0;
  }
  isLessThan(other: Operand): boolean {
    return compare(this.amount, amountOf(other)) < 0;
  }
  equals(other: Operand): boolean {
    return compare(this.amount, amountOf(other)) === 0;
  }
  /** `$1,234.56`, truncated to cents. */
  format(locale?: string): string {
    return formatDollars(this.amount, locale);
  }
  /**
   * The number that the API takes.
   * @throws RangeError if the amount has more than two decimals.
   */
  toWire(): number {
    return toWireDollars(this.amount);
  }
  toString(): string {
    return this.amount;
  }
  toJSON(): string {
    return this.amount;
  }
  /** Money is not a number: `+`, `*` and `<` on it are mistakes. */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.amount;
    throw new TypeError('Use plus, minus, times or isMoreThan to compute with money.');
  }
}

/**
 * Returns an exact amount of dollars.
 * @throws Error if it is not a number.
 * @example const change = dollars(20).minus('13.37'); // 6.63
 */
export const dollars = (amount: Operand): Money => new Money(amount);

/** Returns the total of some amounts. */
export const totalDollars = (amounts: readonly Operand[]): Money => new Money(sum(amounts.map(amountOf)));
