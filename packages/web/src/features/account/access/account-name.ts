import { phoneNumberOf } from '../../../shared/forms/typed-phone.ts';

/** A login name as one enters it: an e-mail address, or a phone with its area code. */
export interface AccountNameValues {
  readonly kind: 'email' | 'phone';
  readonly email: string;
  readonly areaCode: string;
  readonly phone: string;
}

export const noName: AccountNameValues = { kind: 'email', email: '', areaCode: '44', phone: '' };

/** As a registration takes it: area code, one space, number. */
export const registeredName = ({ kind, email, areaCode, phone }: AccountNameValues): string =>
  kind === 'email' ? email.trim() : phone.trim() && `${areaCode} ${phoneNumberOf(phone, areaCode)}`;

/** As a login takes it: the same without blanks. */
export const loginName = (values: AccountNameValues): string => registeredName(values).replace(' ', '');
