import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { isApiError } from '@openmall/sdk';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useErrorText } from '../errors/use-error-text.ts';
import { SixDigits } from './fields/SixDigits.tsx';

const Root = styled.form`
  display: grid;
  gap: 16px;
`;

const ErrorLine = styled.p`
  min-block-size: 20px;
  color: var(--mui-palette-error-main);
  text-align: center;
  text-wrap: balance;
`;

/** After these errors another attempt is pointless. */
const lockErrors: ReadonlySet<string> = new Set([
  'lockedForThreeMinutes',
  'tooManyWrongAttempts',
  'accountFrozen',
]);

interface Props {
  readonly label: string;
  readonly buttonText: string;
  readonly error: unknown;
  /** Shown after the error, such as a link to what is missing. */
  readonly errorAction?: ReactNode;
  readonly isDisabled: boolean;
  /** Something beside the password is missing, so that it cannot be sent yet. */
  readonly isIncomplete?: boolean;
  /** Sends the password as soon as it has six digits. */
  readonly sendWhenFull?: boolean;
  /** Clears the error when the user types again. */
  readonly onReset: () => void;
  readonly onSend: (safeword: string) => void;
  readonly className?: string;
  /** What the password confirms. */
  readonly children: ReactNode;
}

/** Confirms a payment with the fund password. Errors that lock the account disable the form. */
export function FundPasswordForm({ children, className, ...props }: Props) {
  const { label, buttonText, error, errorAction, sendWhenFull = false, isIncomplete = false } = props;
  const { onReset, onSend } = props;
  const [safeword, setSafeword] = useState('');
  const errorId = useId();
  const errorText = useErrorText(error);
  const isLocked = isApiError(error) && lockErrors.has(error.key);
  const isDisabled = props.isDisabled || isLocked;
  const send = (digits: string) => {
    if (digits.length < 6 || isDisabled || isIncomplete) return;
    onSend(digits);
    setSafeword('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event through dialogs, to a form that contains the dialog in the tree.
    event.stopPropagation();
    send(safeword);
  };
  const change = (digits: string) => {
    if (digits && error) onReset();
    setSafeword(digits);
  };
  return (
    <Root className={className} onSubmit={submit}>
      {children}
      <SixDigits
        label={label}
        value={safeword}
        onChange={change}
        {...(sendWhenFull && { onFull: send })}
        autoFocus
        disabled={isDisabled}
        invalid={Boolean(error)}
        describedBy={errorId}
      />
      <ErrorLine id={errorId} role="alert">
        {error ? errorText : ''} {errorAction}
      </ErrorLine>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isDisabled || isIncomplete || safeword.length < 6}
      >
        {buttonText}
      </Button>
    </Root>
  );
}
