import { TextField } from '../../../shared/forms/fields/TextField.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A text field for a fund password: six hidden digits. */
export const FundPasswordInput = (props: Props) => (
  <TextField {...props} type="password" inputMode="numeric" maxLength={6} autoComplete="off" />
);
