import { TransportProvider } from '@openmall/sdk/hooks';
import { createMerchantQueryClient } from '@openmall/sdk/merchant/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { MerchantLogin } from './MerchantLogin.tsx';
import { MerchantPages } from './MerchantPages.tsx';
import { WholePage } from '../app/WholePage.tsx';
import { session } from './session.ts';

/** Each session gets a cache of its own, so the next user never sees cached data. */
function SessionScope({ token }: { readonly token: string | undefined }) {
  const [queryClient] = useState(() => createMerchantQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename="/merchant">
        <WholePage>{token ? <MerchantPages /> : <MerchantLogin />}</WholePage>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** The merchant zone. */
export function App() {
  const token = session.useToken();
  return (
    <TransportProvider transport={session.transport}>
      <SessionScope key={token} token={token} />
    </TransportProvider>
  );
}
