import type { Clock } from './db/clock.ts';
import type { Db, ReadPools } from './db/database.ts';
import type { Replicas } from './db/pools/replicas.ts';
import type { BrowserName } from './domain/accounts/devices/browser-name.ts';
import type { PasswordHasher } from './domain/accounts/passwords/password-hasher.ts';
import type { PaymentGateway } from './domain/payments/gateway.ts';
import type { EventBus } from './db/event-bus.ts';
import type { ViewCounter } from './domain/traffic/count-views.ts';
import type { Mall } from './domain/mail/mall.ts';
import type { SiteInUse } from './domain/settings/site-shape.ts';
import type { Vault } from './domain/verification/vault.ts';
import type { PictureDecoder } from './domain/uploads/decode-picture.ts';
import type { UploadStore } from './domain/uploads/upload-store.ts';

/** Who acts for the mall, or for one store if `storeId` is set. */
export interface Actor {
  readonly name: string;
  readonly storeId?: string;
  /** The person; undefined for the mall itself, such as the autopilot and the control API. */
  readonly id?: string;
  readonly kind?: 'staff' | 'merchant' | 'system';
  /** What the person may do for the mall. Undefined allows everything. */
  readonly permissions?: ReadonlySet<string>;
  readonly sessionId?: string;
  readonly ipAddress?: string | undefined;
}

/** What every domain function receives. */
export interface AppContext {
  readonly db: Db;
  /** Connections for reads. Without them, all calls share those of `db`. */
  readonly pools?: ReadPools | undefined;
  /** Databases that follow `db`. Without them, it answers all reads. */
  readonly replicas?: Replicas | undefined;
  /** The database that takes writes, where `db` is a replica. */
  readonly leader?: Db | undefined;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  /** Encrypts secrets that the server must read again, such as authenticator keys. */
  readonly vault: Vault;
  /** Storage of uploaded pictures. */
  readonly uploads: UploadStore;
  /** Decodes uploaded pictures in another process. Without it, they are decoded in this one. */
  readonly decoder?: PictureDecoder | undefined;
  /** Collects views of goods. Without it, each is written at once. */
  readonly views?: ViewCounter | undefined;
  /** Notifies open sockets about changes. Without it, clients poll. */
  readonly events?: EventBus | undefined;
  /** The WebSocket port of this process; undefined while no socket server is open. */
  readonly pushPort?: (() => number | undefined) | undefined;
  /** Whether a mail server is set up. Without one, mails stay in the outbox. */
  readonly canSendMail?: boolean | undefined;
  /** The site that the store and the mails show. Without it, that of tests. */
  readonly site?: SiteInUse | undefined;
  /** The mall as its mails name it. */
  readonly mall?: Mall | undefined;
  /** The payment provider. Without it, only the balance can pay. */
  readonly payments?: PaymentGateway | undefined;
  /** The operator that the audit log names. Defaults to the system itself. */
  readonly actor?: Actor | undefined;
  /** The browser that makes the call. Undefined for jobs, and for the back office. */
  readonly browser?: BrowserName | undefined;
  /** Whether strangers use the mall: newcomers solve a slider then, unless the settings say otherwise. */
  readonly hasStrangers?: boolean | undefined;
  /** Balance of a new buyer in the demo, in USDT. Undefined outside the demo. */
  readonly demoBonus?: string | undefined;
}
