import { createContext, type ReactNode, use } from 'react';
import type { Transport } from '../transport/options.ts';

const TransportContext = createContext<Transport | undefined>(undefined);

export interface TransportProviderProps {
  readonly transport: Transport;
  readonly children: ReactNode;
}

/** Provides the transport for the hooks of all components below. */
export function TransportProvider({ transport, children }: TransportProviderProps) {
  return <TransportContext value={transport}>{children}</TransportContext>;
}

/**
 * Returns the transport of the nearest provider.
 * @throws Error if there is no TransportProvider above the component.
 */
export function useTransport(): Transport {
  const transport = use(TransportContext);
  if (!transport) throw new Error('There is no <TransportProvider> above this component.');
  return transport;
}
