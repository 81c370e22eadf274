import { useBankCardAdd, useWithdrawApply, useWithdrawWithdrawOpen } from '@openmall/sdk/hooks';
import { useOnce, type Once } from '../../../shared/state/use-once.ts';
import { applicationOf, type WithdrawValues } from './withdraw-values.ts';

interface ConfirmedWithdrawal {
  readonly values: WithdrawValues;
  readonly safeword: string;
  readonly authenticatorCode: string | undefined;
}

interface Target {
  /** The withdrawal address that the user saw; empty if there is none. */
  readonly address: string;
  /** The withdrawal address has changed meanwhile. */
  readonly onAddressChanged: () => void;
  readonly onDone: (record: string | undefined) => void;
}

/** Fetches a form token and sends the withdrawal (spec §4), but only to the address that the user saw. */
export function useWithdraw({ address, onAddressChanged, onDone }: Target): Once<ConfirmedWithdrawal> {
  const inline = { mutation: { meta: { inline: true } } };
  const open = useWithdrawWithdrawOpen(inline);
  const apply = useWithdrawApply(inline);
  const saveCard = useBankCardAdd();
  return useOnce<ConfirmedWithdrawal>(async ({ values, safeword, authenticatorCode }) => {
    const { session_token, existWithdrawAddress } = await open.mutateAsync();
    if (values.channel !== 'bank' && existWithdrawAddress !== address) return onAddressChanged();
    const proof = { safeword, ...(authenticatorCode !== undefined && { authenticatorCode }) };
    const params = { session_token, ...proof, ...applicationOf(values, address) };
    const result = await apply.mutateAsync({ params });
    const { bankName, bankUserName, bankCardNo } = values;
    // The withdrawal is already sent; a failure to save the account shows its own toast.
    if (values.channel === 'bank' && values.keep)
      saveCard.mutate({ params: { bankName, bankUserName, bankCardNo } });
    onDone(result?.order_no);
  });
}
