import { proveBinding } from '../../domain/verification/bindings.ts';
import type { Handler } from '../handler.ts';

export const localuserBeforeBind: Handler<'localuserBeforeBind'> = async ({ mall, input, session }) => ({
  verifyCode: await proveBinding(mall, session.userId, input.target, input.verifcode),
});
