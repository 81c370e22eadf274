import type { Rule } from 'eslint';

export const constantCase: Rule.RuleModule;
