import type { Rule } from 'eslint';

export const exactMoney: Rule.RuleModule;
