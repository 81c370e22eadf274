import { describe, expect, it } from 'vitest';
import { editDistance, nearWords } from './edit-distance.ts';

const near = (word: string, ...candidates: string[]) =>
  nearWords(word, candidates).map((found) => found.word);

describe('editDistance', () => {
  it('counts added, removed, replaced and swapped characters', () => {
    expect(editDistance('teapot', 'teapot')).toBe(0);
    expect(editDistance('teapt', 'teapot')).toBe(1);
    expect(editDistance('teapoot', 'teapot')).toBe(1);
    expect(editDistance('teapit', 'teapot')).toBe(1);
    expect(editDistance('teaopt', 'teapot')).toBe(1);
    expect(editDistance('', 'ab')).toBe(2);
    expect(editDistance('чйаник', 'чайник')).toBe(1);
  });
});

describe('nearWords', () => {
  it('allows one mistake in short words, two in long ones', () => {
    expect(near('bot', 'boot', 'boats')).toEqual(['boot']);
    expect(near('snekaar', 'sneaker', 'snail')).toEqual(['sneaker']);
    expect(near('lapm', 'lamp', 'palm')).toEqual(['lamp']);
    expect(near('xyzzy', 'lamp')).toEqual([]);
  });

  it('corrects neither numbers nor words of two letters', () => {
    expect(near('41', '42')).toEqual([]);
    expect(near('te', 'tea')).toEqual([]);
    expect(near('a100', 'a200')).toEqual([]);
  });

  it('prefers words with the same first letter', () => {
    expect(near('cat', 'bat', 'car')).toEqual(['car', 'bat']);
  });

  it('finds the part of a name that is written without spaces', () => {
    expect(near('远动鞋', '帆布运动鞋')).toEqual(['运动鞋']);
    expect(near('茶杯', '铸铁茶壶')).toEqual([]);
  });
});
