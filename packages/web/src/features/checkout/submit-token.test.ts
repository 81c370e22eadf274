import { afterEach, expect, test, vi } from 'vitest';
import { forgetSubmitToken, submitTokenFor } from './submit-token.ts';

afterEach(() => {
  forgetSubmitToken();
  vi.unstubAllGlobals();
});

test('creates a submit token on a page without TLS, which has no crypto.randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const token = submitTokenFor({ cart: 1 });
  expect(token).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(submitTokenFor({ cart: 1 })).toBe(token);
  expect(submitTokenFor({ cart: 2 })).not.toBe(token);
});
