import { expect, test } from 'vitest';
import { controllerOf, handlerRegistry } from './handler-registry.ts';
import { smallContract } from '../contract/contract-fixture.ts';

test('The controller is the name before the exclamation mark of a path', () => {
  expect(controllerOf('/api/activity/lottery!getCurrentActivity')).toBe('lottery');
  expect(controllerOf('/public/userOnlineChatController!unread.action')).toBe('userOnlineChatController');
  expect(() => controllerOf('/api/orders')).toThrow('/api/orders: a path ends in <controller>!<operation>');
});

test('Each operation is imported from its controller and listed once', () => {
  const registry = handlerRegistry(smallContract({}));
  expect(registry).toContain("import { thingInfo, thingAdd } from '../api/controllers/thing.ts';");
  expect(registry).toContain('{ thingInfo, thingAdd }');
});
