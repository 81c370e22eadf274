import { localuserRegisterNoVerifcode, localuserRegisterWithVerifcode } from '@openmall/sdk/validators';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { registeredName, type AccountNameValues } from './account-name.ts';

export interface RegisterValues extends AccountNameValues {
  readonly password: string;
  readonly re_password: string;
  readonly agentCode: string;
  readonly agreed: boolean;
  /** The verification code; empty when registering with the slider. */
  readonly verifcode: string;
}

/** The params that both registration calls share. */
export const registration = (values: RegisterValues) => ({
  username: registeredName(values),
  password: values.password,
  re_password: values.re_password,
  type: values.kind === 'phone' ? (1 as const) : (2 as const),
  ...(values.agentCode.trim() && { agentCode: values.agentCode.trim() }),
});

const fieldOf = (path: string, { kind }: RegisterValues) => (path === 'username' ? kind : path);
const bySlider = validateWith<RegisterValues>({
  schema: localuserRegisterNoVerifcode,
  inputOf: registration,
  fieldOf,
});
const byCode = validateWith<RegisterValues>({
  schema: localuserRegisterWithVerifcode,
  inputOf: (values) => ({ ...registration(values), verifcode: values.verifcode }),
  fieldOf,
});

/** Validates the contract's rules and the required check box. */
export const validateRegistration = (withCode: boolean) => async (values: RegisterValues) => ({
  ...(await (withCode ? byCode : bySlider)(values)),
  ...(!values.agreed && { agreed: 'form.agreement' }),
});
