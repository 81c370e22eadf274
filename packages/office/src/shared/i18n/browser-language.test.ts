import { expect, it } from 'vitest';
import { languageOfBrowser } from './browser-language.ts';

it.each([
  [['ar-EG'], 'ar'],
  [['zh-CN'], 'cn'],
  [['zh-HK', 'en'], 'tw'],
  [['zh-Hant-MY'], 'tw'],
  [['tl-PH'], 'ph'],
  [['fil'], 'ph'],
  [['pt-BR', 'en-US'], 'pt'],
  [['sw', 'no tag', 'de-AT'], 'de'],
  [['sw-KE'], undefined],
  [[], undefined],
])('takes the first language of %j that there is: %s', (tags, code) => {
  expect(languageOfBrowser(tags)).toBe(code);
});
