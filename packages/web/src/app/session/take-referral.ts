import { remember } from '../../shared/state/storage.ts';

/** Stores the referral code of `?code=`, which any route may have. The registration sends it (spec §2). */
export function takeReferral(): void {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('code');
  if (code === null) return;
  url.searchParams.delete('code');
  window.history.replaceState(window.history.state, '', url);
  if (/^[A-Za-z0-9]{4,32}$/.test(code)) remember('agentCode', code);
}
