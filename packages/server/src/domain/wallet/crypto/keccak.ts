/**
 * Keccak-256 as in Ethereum. Node's sha3-256 pads differently. Supports one block, which is enough for
 * addresses.
 */
const LANE = (1n << 64n) - 1n;
const RATE_BYTES = 136;
const ROUNDS = 24;

const rotate = (lane: bigint, by: bigint): bigint => ((lane << by) | (lane >> (64n - by))) & LANE;

/** Offsets of rho and the permutation of pi, by their recurrences. */
const STEPS: readonly (readonly [to: number, by: bigint])[] = (() => {
  const steps: [number, bigint][] = [];
  let [x, y] = [1, 0];
  for (let t = 0; t < ROUNDS; t += 1) {
    steps.push([x + 5 * y, BigInt((((t + 1) * (t + 2)) / 2) % 64)]);
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return steps;
})();

/** Constants of iota, from their linear-feedback shift register. */
const CONSTANTS: readonly bigint[] = (() => {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
})();

function permute(lanes: readonly bigint[], constant: bigint): bigint[] {
  const at = (row: readonly bigint[], index: number): bigint => row[index] ?? 0n;
  const columns = [0, 1, 2, 3, 4].map((x) =>
    [0, 5, 10, 15, 20].reduce((all, y) => all ^ at(lanes, x + y), 0n),
  );
  const mixed = lanes.map(
    (lane, index) => lane ^ at(columns, (index + 4) % 5) ^ rotate(at(columns, (index + 1) % 5), 1n),
  );
  const moved = [...mixed];
  STEPS.forEach(([from, by], index) => {
    const [to] = STEPS[(index + 1) % STEPS.length] ?? [0];
    moved[to] = rotate(at(mixed, from), by);
  });
  const next = moved.map((lane, index) => {
    const row = index - (index % 5);
    return lane ^ (~at(moved, row + ((index + 1) % 5)) & LANE & at(moved, row + ((index + 2) % 5)));
  });
  next[0] = at(next, 0) ^ constant;
  return next;
}

/**
 * The hash of a short text, in hexadecimal.
 * @throws {RangeError} If the text is longer than one block.
 */
export function keccak256(text: string): string {
  const block = Buffer.alloc(RATE_BYTES);
  const length = block.write(text, 'ascii');
  if (length >= RATE_BYTES) throw new RangeError('Longer than one block');
  block[length] = 1;
  block[RATE_BYTES - 1] = (block[RATE_BYTES - 1] ?? 0) | 0x80;
  const start = Array.from({ length: 25 }, (_, index) =>
    index < RATE_BYTES / 8 ? block.readBigUInt64LE(index * 8) : 0n,
  );
  const lanes = CONSTANTS.reduce(permute, start);
  const digest = Buffer.alloc(32);
  lanes.slice(0, 4).forEach((lane, index) => digest.writeBigUInt64LE(lane, index * 8));
  return digest.toString('hex');
}
