import { login } from '../../domain/accounts/login.ts';
import type { Handler } from '../handler.ts';

export const userNewlogin: Handler<'userNewlogin'> = async ({ mall, input }) =>
  login(mall, input.username, input.password);
