import { phoneNumberOf } from '../../../shared/forms/typed-phone.ts';

/** A login name as typed: an email address, or an area code and a phone number. */
export interface AccountNameValues {
  readonly kind: 'email' | 'phone';
  readonly email: string;
  readonly areaCode: string;
  readonly phone: string;
}

export const noName: AccountNameValues = { kind: 'email', email: '', areaCode: '44', phone: '' };

/** The name in the format of registration calls: area code, one space, number. */
export const registeredName = ({ kind, email, areaCode, phone }: AccountNameValues): string =>
  kind === 'email' ? email.trim() : phone.trim() && `${areaCode} ${phoneNumberOf(phone, areaCode)}`;

/** The name in the format of login calls: the same without spaces. */
export const loginName = (values: AccountNameValues): string => registeredName(values).replace(' ', '');
