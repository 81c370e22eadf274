import { createContext, type ReactNode, useContext } from 'react';
import type { Transport } from '../transport/options.ts';

const TransportContext = createContext<Transport | undefined>(undefined);

export interface TransportProviderProps {
  readonly transport: Transport;
  readonly children: ReactNode;
}

/** Provides the transport for the hooks of all components below. */
export function TransportProvider({ transport, children }: TransportProviderProps) {
  // Not `<TransportContext>` and `use`, which React 18 does not have.
  return <TransportContext.Provider value={transport}>{children}</TransportContext.Provider>;
}

/**
 * Returns the transport of the nearest provider.
 * @throws Error if there is no TransportProvider above the component.
 */
export function useTransport(): Transport {
  const transport = useContext(TransportContext);
  if (!transport) throw new Error('There is no <TransportProvider> above this component.');
  return transport;
}
