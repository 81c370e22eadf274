import * as node from 'node:crypto';
import { expect, test } from 'vitest';
import { browserBuffer } from './buffer.ts';
import * as web from './crypto.ts';

const texts = ['', 'a', 'Grüße, 世界', 'x'.repeat(1000)];

test.each(texts)('Hashes equal those of Node: %s', (text) => {
  for (const encoding of ['hex', 'base64url'] as const) {
    const byNode = node.createHash('sha256').update('1').update(text).digest(encoding);
    expect(web.createHash('sha256').update('1').update(text).digest(encoding)).toBe(byNode);
    const keyed = node.createHmac('sha256', 'key').update(text).digest(encoding);
    expect(web.createHmac('sha256', 'key').update(text).digest(encoding)).toBe(keyed);
  }
});

test('Another hash algorithm is rejected', () => {
  expect(() => web.createHash('md5')).toThrow('md5');
});

test('Random integers cover their range and nothing else', () => {
  const integers = new Set(Array.from({ length: 400 }, () => web.randomInt(3, 6)));
  expect([...integers].toSorted()).toEqual([3, 4, 5]);
  expect(web.randomInt(1)).toBe(0);
  expect(web.randomBytes(16)).toHaveLength(16);
});

test('timingSafeEqual compares bytes', () => {
  const bytes = (text: string) => browserBuffer.from(text);
  expect(web.timingSafeEqual(bytes('abc'), bytes('abc'))).toBe(true);
  expect(web.timingSafeEqual(bytes('abc'), bytes('abd'))).toBe(false);
  expect(() => web.timingSafeEqual(bytes('abc'), bytes('ab'))).toThrow(RangeError);
});

test.each(['utf8', 'latin1', 'hex', 'base64url', 'base64'] as const)(
  'Bytes are read and written as %s',
  (encoding) => {
    const text = Buffer.from([0, 1, 127, 128, 200, 255, 65]).toString(
      encoding === 'utf8' ? 'latin1' : encoding,
    );
    const [ours, nodes] = [browserBuffer.from(text, encoding), Buffer.from(text, encoding)];
    expect([...ours]).toEqual([...nodes]);
    expect(ours.toString(encoding)).toBe(nodes.toString(encoding));
  },
);

test('Bytes are searched, sliced, joined and read as in Node', () => {
  // Node's Buffer has the same interface as far as the server uses it.
  const both = [browserBuffer, Buffer as unknown as typeof browserBuffer];
  const [ours, nodes] = both.map((buffer) => {
    const body = buffer.concat([buffer.from('--b\r\n'), buffer.from('abc'), buffer.from('\r\n--b--')]);
    const number = buffer.alloc(8);
    number.writeBigUInt64LE(0x0102030405060708n, 0);
    return {
      found: body.indexOf(buffer.from('\r\n--b')),
      missing: body.indexOf(buffer.from('xyz')),
      part: buffer.from(body.subarray(5, 8)).toString('utf8', 1),
      equal: buffer.from(body.subarray(5, 8)).equals(buffer.from('abc')),
      number: number.readBigUInt64LE(0),
      big: number.readUInt32BE(2),
      written: buffer.alloc(4).write('abcdef', 'ascii'),
    };
  });
  expect(ours).toEqual(nodes);
});
