import { TransportProvider } from '@openmall/sdk/hooks';
import { createMerchantQueryClient } from '@openmall/sdk/merchant/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { MerchantLogin } from './MerchantLogin.tsx';
import { MerchantPages } from './MerchantPages.tsx';
import { session } from './session.ts';

/** A new session starts with a cache of its own: another person sees nothing of the last one. */
function Session({ token }: { readonly token: string | undefined }) {
  const [queryClient] = useState(() => createMerchantQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename="/merchant">{token ? <MerchantPages /> : <MerchantLogin />}</BrowserRouter>
    </QueryClientProvider>
  );
}

/** The merchant zone. */
export function Side() {
  const token = session.useToken();
  return (
    <TransportProvider transport={session.transport}>
      <Session key={token} token={token} />
    </TransportProvider>
  );
}
