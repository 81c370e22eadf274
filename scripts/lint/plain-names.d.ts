import type { Rule } from 'eslint';

export const plainNames: Rule.RuleModule;
