import type { Handler } from '../handler.ts';
import { hideEmail, hidePhoneName } from '../wire/mask.ts';

const isPhone = (name: string) => /^\d{8,21}$/.test(name);

/** Follows from the name alone: nothing is looked up, so nothing can be learnt. */
export const userGetUserNameVerifTarget: Handler<'userGetUserNameVerifTarget'> = async ({ input }) => {
  const { username } = input;
  const isEmail = username.includes('@');
  return {
    username,
    phone: isPhone(username) ? hidePhoneName(username) : null,
    phone_authority: isPhone(username),
    email: isEmail ? hideEmail(username) : null,
    email_authority: isEmail,
    googleverif: true,
  };
};
