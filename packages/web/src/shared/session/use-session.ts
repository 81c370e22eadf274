import { useStore } from '../state/use-store.ts';
import { session, type Session } from './session.ts';

export const useSession = (): Session => useStore(session);

export const useLoggedIn = (): boolean => useSession().token !== undefined;
