import { createHash } from 'node:crypto';
import { keccak256 } from './keccak.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const PAYLOAD_BYTES = 21;
const CHECKSUM_BYTES = 4;
const LENGTH = PAYLOAD_BYTES + CHECKSUM_BYTES;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function decodeBase58(text: string): Buffer | undefined {
  let value = 0n;
  for (const letter of text) {
    const digit = BASE58.indexOf(letter);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(2 * LENGTH, '0');
  return hex.length === 2 * LENGTH ? Buffer.from(hex, 'hex') : undefined;
}

/** Base58Check: the first byte is the version, the last four are the checksum. */
function hasChecksum(address: string, versions: readonly number[]): boolean {
  const bytes = decodeBase58(address);
  if (!bytes || !versions.includes(bytes[0] ?? -1)) return false;
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  return sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES).equals(bytes.subarray(PAYLOAD_BYTES));
}

const TRON = 0x41;
const KEY_HASH = 0x00;
const SCRIPT_HASH = 0x05;

/** EIP-55: in addresses of mixed case, the case of each letter is the checksum. */
function hasCaseChecksum(digits: string): boolean {
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return true;
  const hash = keccak256(small);
  const expected = [...small].map((letter, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return digits === expected.join('');
}

const isEthereum = (address: string): boolean =>
  /^0x[0-9a-fA-F]{40}$/.test(address) && !/^0x0{40}$/.test(address) && hasCaseChecksum(address.slice(2));

/** Validates an address by its network. */
const FITS: ReadonlyMap<string, (address: string) => boolean> = new Map([
  ['ERC20', isEthereum],
  ['TRC20', (address: string) => /^T.{33}$/.test(address) && hasChecksum(address, [TRON])],
  [
    'OMNI',
    (address: string) => /^[13].{24,33}$/.test(address) && hasChecksum(address, [KEY_HASH, SCRIPT_HASH]),
  ],
]);

export const isAddressOfChain = (address: string, chain: string): boolean =>
  FITS.get(chain)?.(address) ?? false;
