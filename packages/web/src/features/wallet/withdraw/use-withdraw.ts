import { useBankCardAdd, useWithdrawApply, useWithdrawWithdrawOpen } from '@openmall/sdk/hooks';
import { useOnce, type Once } from '../../../shared/state/use-once.ts';
import { applicationOf, type WithdrawValues } from './withdraw-values.ts';

interface Sent {
  readonly values: WithdrawValues;
  readonly safeword: string;
}

interface Target {
  /** The address that was shown; empty where none is bound. */
  readonly address: string;
  /** Another one is bound by now. */
  readonly onMoved: () => void;
  readonly onDone: (record: string | undefined) => void;
}

/** Fetches a token for this one withdrawal and sends it (spec §4), but never to an address that was not shown. */
export function useWithdraw({ address, onMoved, onDone }: Target): Once<Sent> {
  const inline = { mutation: { meta: { inline: true } } };
  const open = useWithdrawWithdrawOpen(inline);
  const apply = useWithdrawApply(inline);
  const keep = useBankCardAdd();
  return useOnce<Sent>(async ({ values, safeword }) => {
    const { session_token, existWithdrawAddress } = await open.mutateAsync();
    if (values.channel !== 'bank' && existWithdrawAddress !== address) return onMoved();
    const params = { session_token, safeword, ...applicationOf(values, address) };
    const answer = await apply.mutateAsync({ params });
    const { bankName, bankUserName, bankCardNo } = values;
    // It was paid; that the account could not be kept is a toast of its own.
    if (values.channel === 'bank' && values.keep)
      keep.mutate({ params: { bankName, bankUserName, bankCardNo } });
    onDone(answer?.order_no);
  });
}
