import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeService, openService, serviceWindow } from '../../shared/chat/service-window.ts';
import { loadNamespaces } from '../../shared/i18n/load-translations.ts';
import { PartPlaceholder, FailedPart } from '../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useStore } from '../../shared/state/use-store.ts';

const ServiceChat = lazyPart({
  load: async () => {
    const [module] = await Promise.all([
      import('../../features/chat/ServiceChat.tsx'),
      loadNamespaces('chat', 'form', 'errors'),
    ]);
    return module.ServiceChat;
  },
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry) => <FailedPart error={error} onRetry={retry} onClose={closeService} />,
});

/** Either parameter, on any route, opens customer service and is then removed from the URL (spec §2). */
const names = ['customerService', 'customer-service'];

function useServiceQuery(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!names.some((name) => query.has(name))) return;
    for (const name of names) query.delete(name);
    openService();
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state: { stay: true } });
  }, [pathname, search, hash, navigate]);
}

/** The window of customer service, on every page. Its code loads when it is first opened. */
export function ServiceWindow() {
  useServiceQuery();
  if (!useStore(serviceWindow)) return null;
  return <ServiceChat />;
}
