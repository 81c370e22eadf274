import { createContext, type ReactNode, use } from 'react';
import type { Transport } from '../transport/options.ts';

const TransportContext = createContext<Transport | undefined>(undefined);

export interface TransportProviderProps {
  readonly transport: Transport;
  readonly children: ReactNode;
}

/** Gives the transport to all hooks below. */
export function TransportProvider({ transport, children }: TransportProviderProps) {
  return <TransportContext value={transport}>{children}</TransportContext>;
}

export function useTransport(): Transport {
  const transport = use(TransportContext);
  if (!transport) throw new Error('There is no <TransportProvider> above this component.');
  return transport;
}
