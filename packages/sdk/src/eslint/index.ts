/** `@openmall/sdk/eslint`: a plugin for ESLint that refuses floating point arithmetic on amounts of the API. */
import { exactMoney } from './exact-money.ts';

const plugin = { meta: { name: '@openmall/sdk' }, rules: { 'exact-money': exactMoney } };

/**
 * A flat config with all rules.
 * @example export default [recommended];
 */
export const recommended = {
  name: '@openmall/sdk/recommended',
  plugins: { openmall: plugin },
  rules: { 'openmall/exact-money': 'error' },
} as const;

export { exactMoney };
