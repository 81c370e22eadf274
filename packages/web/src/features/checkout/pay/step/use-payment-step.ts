import { useWalletGetUsdt } from '@openmall/sdk/hooks';
import { compare } from '@openmall/sdk/money';
import { useRef, useState } from 'react';
import { FRESH_FOR_MS } from '../../../../shared/net/fresh-for.ts';

/** How the buyer wants to pay. */
export interface ChosenPayment {
  readonly method: string;
  /** Empty if a provider collects the money. */
  readonly safeword: string;
}

/** The payment section of the checkout: method and fund password, which pay right after the orders are placed. */
export function usePaymentStep(total: number | undefined) {
  const [{ code, feeRatio }, setMethod] = useState({ code: 'balance', feeRatio: 0 });
  const [safeword, setSafeword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const entry = useRef<HTMLDivElement>(null);
  const wallet = useWalletGetUsdt({ query: { staleTime: FRESH_FOR_MS, meta: { inline: true } } });
  const balance = wallet.data?.balance ?? wallet.data?.money;
  const usesBalance = code === 'balance';
  const chosen: ChosenPayment = { method: code, safeword: usesBalance ? safeword : '' };
  return {
    chosen,
    feeRatio,
    isMissing,
    entry,
    isShort: usesBalance && balance !== undefined && total !== undefined && compare(balance, total) < 0,
    chooseMethod: (next: string, ratio: number) => setMethod({ code: next, feeRatio: ratio }),
    changePassword: (digits: string) => {
      setSafeword(digits);
      setMissing(false);
    },
    /** Asks for the fund password if it is needed and not complete. */
    isComplete: () => {
      const isComplete = !usesBalance || safeword.length === 6;
      setMissing(!isComplete);
      if (!isComplete) entry.current?.querySelector('input')?.focus();
      return isComplete;
    },
  };
}

export type PaymentStep = ReturnType<typeof usePaymentStep>;
