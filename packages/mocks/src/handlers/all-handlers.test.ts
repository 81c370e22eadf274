import { operationMap } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { answeredByExample, callHandlers } from './all-handlers.ts';

test('Each operation has a handler or is answered by its example, never both', () => {
  const ids = [...Object.keys(callHandlers), ...answeredByExample];
  expect(ids.toSorted()).toEqual(Object.keys(operationMap).toSorted());
});
