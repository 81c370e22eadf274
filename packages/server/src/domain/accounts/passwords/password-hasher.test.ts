import { describe, expect, it } from 'vitest';
import { createPasswordHasher, TEST_COST } from './password-hasher.ts';

const cheap = () => createPasswordHasher(TEST_COST);

describe('A password', () => {
  it('matches its hash only if every character and its case match', async () => {
    const { hash, verify } = cheap();
    const kept = await hash('Sunny-42day!');
    expect(await verify('Sunny-42day!', kept)).toBe(true);
    for (const other of ['Sunny-42day', 'sunny-42day!', 'Sunny-42day! ', ''])
      expect(await verify(other, kept)).toBe(false);
  });

  it('has a different hash each time', async () => {
    const { hash } = cheap();
    expect(await hash('Sunny-42day')).not.toBe(await hash('Sunny-42day'));
  });

  it('never matches a missing hash', async () => {
    const { verify } = cheap();
    for (const hash of [null, undefined]) expect(await verify('', hash)).toBe(false);
  });

  it('is hashed at the cost that OWASP recommends', async () => {
    expect(await createPasswordHasher().hash('Sunny-42day')).toMatch(
      /^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/,
    );
  });

  it('waits for its turn behind fifty others', async () => {
    const { hash } = cheap();
    const hashes = await Promise.all(Array.from({ length: 50 }, () => hash('Sunny-42day')));
    expect(new Set(hashes).size).toBe(50);
  });
});
