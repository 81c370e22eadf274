import { toast } from '../shared/ui/toast/toast.ts';
import { session } from '../shared/session/session.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The one answer to a 403 (spec §8): token dropped, user cleared; whoever listens forgets their data and leaves to `/`. */
export function unauthorized(words: string): void {
  if (session.get().token !== undefined) toast.info(words);
  session.close();
  for (const listener of listeners) listener();
}

export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
