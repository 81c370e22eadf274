import { createStore } from '../state/store.ts';
import { remember, remembered } from '../state/storage.ts';

export interface SessionUser {
  readonly username: string;
  readonly usercode: string;
  /** The display name, if the user has chosen one. */
  readonly displayName?: string | null;
}

/**
 * The session; a user with a token is logged in (spec §4). Other data of the user come from the server and are in the
 * query cache.
 */
export interface Session {
  readonly token: string | undefined;
  readonly user: SessionUser | undefined;
}

const signedOut: Session = { token: undefined, user: undefined };

const store = createStore<Session>({
  token: remembered<string | undefined>('token', undefined),
  user: remembered<SessionUser | undefined>('user', undefined),
});

function write({ token, user }: Session): void {
  remember('token', token);
  remember('user', user);
}

function keep(session: Session): void {
  write(session);
  store.set(session);
}

export const session = {
  get: store.get,
  subscribe: store.subscribe,
  /** Stores the session of a login or a registration. */
  open: ({ token, username, usercode, displayName = null }: SessionUser & { readonly token: string }): void =>
    keep({ token, user: { username, usercode, displayName } }),
  /** Changes the display name. An empty name falls back to the login name. */
  rename: (displayName: string): void => {
    const { token, user } = store.get();
    if (user) keep({ token, user: { ...user, displayName: displayName || null } });
  },
  /** Uses a token for this window only, until it is closed. Its user is unknown. */
  lend: (token: string): void => store.set({ token, user: undefined }),
  /** Removes the session from this device. This page has it until it is left, or until `close`. */
  removeFromDevice: (): void => write(signedOut),
  /** Clears token and user. The caller decides where to go next. */
  close: (): void => keep(signedOut),
};

/**
 * Reloads this tab when another tab signed in or out, so that no data of another user stay on the page. A window with a
 * chat token does not reload.
 */
globalThis.addEventListener?.('storage', ({ key }) => {
  const { token, user } = store.get();
  if ((key === 'token' || key === null) && (token === undefined || user)) window.location.reload();
});

/** The storage key of the cart: a cart for each user and a cart for visitors (spec §3). */
export const cartKey = (user: SessionUser | undefined): `cart.${string}` =>
  `cart.${user?.usercode ?? 'anonymous'}`;
