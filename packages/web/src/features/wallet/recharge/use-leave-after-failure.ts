import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { walletPath } from '../wallet-query.ts';

/** After a failed recharge the wallet opens (spec §4). The delay lets the user read the error. */
const LEAVE_AFTER_MS = 2_500;

/** Navigates to the wallet after a failure. */
export function useLeaveAfterFailure(error: unknown, back: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => void navigate(walletPath({ back })), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, back, navigate]);
}
