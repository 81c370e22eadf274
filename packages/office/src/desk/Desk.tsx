import { createDeskQueryClient } from '@openmall/sdk/desk/hooks';
import { TransportProvider } from '@openmall/sdk/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { DeskPages } from './DeskPages.tsx';
import { DeskLogin } from './entry/DeskLogin.tsx';
import { JoinPage } from './entry/JoinPage.tsx';
import { WholePage } from '../app/WholePage.tsx';
import { session } from './session.ts';

/** Each session gets a cache of its own, so the next user never sees cached data. */
function SessionScope({ token }: { readonly token: string | undefined }) {
  const [queryClient] = useState(() => createDeskQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename="/desk">
        <WholePage>
          <Routes>
            <Route path="/join" element={<JoinPage />} />
            <Route path="*" element={token ? <DeskPages /> : <DeskLogin />} />
          </Routes>
        </WholePage>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** The operations desk. */
export function App() {
  const token = session.useToken();
  return (
    <TransportProvider transport={session.transport}>
      <SessionScope key={token} token={token} />
    </TransportProvider>
  );
}
