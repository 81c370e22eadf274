import type { Clock } from './db/clock.ts';
import type { Db } from './db/open-database.ts';
import type { PasswordHasher } from './domain/accounts/passwords/password-hasher.ts';
import type { Actor } from './domain/audit/audit-log.ts';
import type { PaymentGateway } from './domain/payments/gateway.ts';
import type { EventBus } from './db/event-bus.ts';
import type { Vault } from './domain/verification/vault.ts';
import type { UploadStore } from './domain/uploads/upload-store.ts';

/** What every act of the domain works with. */
export interface AppContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  /** For secrets that must be read again. */
  readonly vault: Vault;
  /** The bytes of what users upload. */
  readonly uploads: UploadStore;
  /** Wakes the sockets of users; without it they poll. */
  readonly events?: EventBus | undefined;
  /** The port over which this process pushes changes, where it does. */
  readonly pushPort?: (() => number | undefined) | undefined;
  /** Who takes money by other ways than the balance; without it those ways are closed. */
  readonly payments?: PaymentGateway | undefined;
  /** Who acts on the mall's side of the counter; the system itself where nobody is named. */
  readonly actor?: Actor | undefined;
  /** What a new buyer is given where the demo plays; absent in a real mall. */
  readonly demoBonus?: string | undefined;
}
