import { createTransport, headerAndBodyEncoding, refuseUnusableData, type Transport } from '@openmall/sdk';
import { useSyncExternalStore } from 'react';
import { language } from '../i18n/language.ts';

/** The session of one area. All tabs share it; the server ends it when nobody uses it. */
export interface OfficeSessionStore {
  readonly transport: Transport;
  readonly open: (token: string) => void;
  readonly end: () => void;
  /** Whether the server ended the last session. */
  readonly hasExpired: () => boolean;
  readonly useToken: () => string | undefined;
}

export function createOfficeSession(area: 'merchant' | 'desk'): OfficeSessionStore {
  const key = `openmall.office.${area}`;
  const listeners = new Set<() => void>();
  let expired = false;
  const read = () => localStorage.getItem(key) ?? undefined;
  const changed = () => listeners.forEach((listener) => listener());
  window.addEventListener('storage', (event) => event.key === key && changed());
  const write = (token: string | undefined, isExpired: boolean) => {
    expired = isExpired;
    if (token === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
    changed();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    transport: createTransport({
      baseUrl: '',
      getToken: read,
      getLang: () => language,
      encoding: headerAndBodyEncoding,
      validate: refuseUnusableData,
      onUnauthorized: () => write(undefined, true),
    }),
    open: (token) => write(token, false),
    end: () => write(undefined, false),
    hasExpired: () => expired,
    useToken: () => useSyncExternalStore(subscribe, read),
  };
}
