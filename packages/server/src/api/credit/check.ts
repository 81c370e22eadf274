import { mayApply } from '../../domain/loans/read-loans.ts';
import type { Handler } from '../handler.ts';

export const creditCheck: Handler<'creditCheck'> = async ({ mall, session }) =>
  (await mayApply(mall, session.userId)) ? 'true' : 'false';
