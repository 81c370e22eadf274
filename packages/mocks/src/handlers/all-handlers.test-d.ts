/** Code that must not compile: `tsc` reports a missing error. */
import type { CallHandlers } from '../state/call-context.ts';
import { callHandlers, type HandledId } from './all-handlers.ts';

const { orderSubmit: _removed, ...rest } = callHandlers;

// @ts-expect-error A handler is missing, and the operation is not listed as answered by its example.
export const missing: CallHandlers<HandledId> = rest;
