import { assertBindable } from '../../domain/verification/bindings.ts';
import type { Handler } from '../handler.ts';

export const localuserCheckEmailOrPhone: Handler<'localuserCheckEmailOrPhone'> = async ({
  mall,
  input,
  session,
}) => {
  await assertBindable(mall, session.userId, input.target);
  return null;
};
