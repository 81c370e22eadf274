import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { walletPath } from '../wallet-query.ts';

/** Spec §4: after a failed recharge call the wallet is shown, so late that one can read why. */
const READ_MS = 2_500;

/** Leads to the wallet after a failure, unless one has left before. */
export function useLeaveAfterFailure(error: unknown, back: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => void navigate(walletPath({ back })), READ_MS);
    return () => clearTimeout(timer);
  }, [error, back, navigate]);
}
