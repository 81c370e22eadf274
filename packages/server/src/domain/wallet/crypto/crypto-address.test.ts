import { expect, it } from 'vitest';
import { isAddressOfChain } from './crypto-address.ts';

it.each([
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['OMNI', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['OMNI', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['ERC20', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
])('Accepts an address of %s: %s', (chain, address) => {
  expect(isAddressOfChain(address, chain)).toBe(true);
});

it.each([
  ['one letter is wrong', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['two letters are swapped', 'OMNI', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivNfa'],
  ['a letter is missing', 'OMNI', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf'],
  ['it is of another chain', 'TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['it is of another chain', 'OMNI', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['it is of another chain', 'ERC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['it is too short', 'ERC20', '0xdAC17F958D2ee523a2206206994597C13D831ec'],
  ['one letter has the wrong case', 'ERC20', '0xDAC17F958D2ee523a2206206994597C13D831ec7'],
  ['nobody owns it', 'ERC20', `0x${'0'.repeat(40)}`],
  ['it has letters that the chain does not use', 'TRC20', 'T0OIl1jeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['the chain is unknown', 'constructor', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
])('An address is refused when %s: %s %s', (_why, chain, address) => {
  expect(isAddressOfChain(address, chain)).toBe(false);
});
