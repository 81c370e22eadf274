import type { AppContext } from './context.ts';
import type { SmsOptions } from './delivery/sms-webhook.ts';
import type { SmtpOptions } from './delivery/smtp-mailer.ts';
import type { RateLimits } from './domain/traffic/rate-limits.ts';
import type { StripeOptions } from './gateways/read-stripe-options.ts';
import type { StoreOrigins } from './http/security/cross-origin.ts';
import type { TrustedProxies } from './http/security/client-ip.ts';
import type { DemoBuyer } from './open-demo.ts';
import type { Log } from './http/app/request-log.ts';
import type { MetricsAddress } from './monitoring/serve-metrics.ts';
import type { S3Options } from './storage/s3-store.ts';

export interface ServerOptions {
  readonly port?: number;
  readonly host?: string;
  /** Port of the WebSocket; 0 opens none. */
  readonly socketPort?: number;
  /** Origins whose pages may open sockets, besides those of the same host. */
  readonly socketOrigins?: readonly string[];
  /** Origins of stores that another server hosts. */
  readonly storeOrigins?: StoreOrigins;
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly isTrusted?: TrustedProxies;
  /** Whether `isTrusted` names any proxy. */
  readonly hasTrustedProxies?: boolean;
  /** Whether real people use the mall. Defaults to true with a `databaseUrl`, except for the demo and tests. */
  readonly production?: boolean | undefined;
  /** How long a stopping server serves calls while it says that it is not ready. Defaults to five seconds in production. */
  readonly drainNoticeMs?: number | undefined;
  /** Without them, calls are not limited. */
  readonly rateLimits?: RateLimits | undefined;
  /** Folder of the embedded database and of cached pictures. */
  readonly dataFolder: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Replicas of that database, which answer reads of the catalogue and of histories. */
  readonly databaseReadUrl?: string | undefined;
  /** NATS, over which servers tell each other of changes. Without it they do so over PostgreSQL. */
  readonly natsUrl?: string | undefined;
  /** Off for a pooler that does not know prepared statements. */
  readonly preparesStatements?: boolean | undefined;
  /** Runs the demo: plays merchants and carriers, and gives new buyers money. */
  readonly autopilot?: boolean;
  /** Allows demo data without the autopilot, for tests on the loopback address. */
  readonly allowDemoData?: boolean;
  readonly autopilotStepMs?: number;
  readonly demoBonus?: string;
  /** Signs messages of the payment sandbox. If set, the sandbox opens without the autopilot too. */
  readonly sandboxSecret?: string | undefined;
  /** Takes payments through Stripe, instead of the sandbox. */
  readonly stripe?: StripeOptions | undefined;
  /** For tests: opens the control API. Every control call must send this secret. */
  readonly controlSecret?: string | undefined;
  readonly webFolder?: string;
  readonly officeFolder?: string;
  /** Origin of the mall that links and the sitemap name, such as `https://mall.example`. */
  readonly publicUrl?: string | undefined;
  /** Theme of the built store. */
  readonly site?: string | undefined;
  /** Answers existing clients with error texts in the language of the call. */
  readonly translateErrors?: boolean;
  readonly logEachRequest?: boolean;
  /** Where requests are logged, instead of the console. */
  readonly log?: Log | undefined;
  /** Address of `/metrics`. Without it, nothing is counted. */
  readonly metrics?: MetricsAddress | undefined;
  /** Sends a span for each request to the collector that the standard OTEL variables name. */
  readonly tracesRequests?: boolean;
  /** Stores uploaded pictures in S3 instead of the data folder. */
  readonly s3?: S3Options | undefined;
  /** Keys that encrypt secrets, instead of those in the data folder. */
  readonly secretKeys?: string | undefined;
  /** Mail server. Without one, e-mails stay in the outbox. */
  readonly smtp?: SmtpOptions | undefined;
  /** SMS service. Without one, text messages stay in the outbox. */
  readonly sms?: SmsOptions | undefined;
  /** Called with what an operator should know or change. */
  readonly onWarning?: ((message: string) => void) | undefined;
  /** Called before steps that take seconds. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly ctx: AppContext;
  /** Undefined if no WebSocket is open. */
  readonly socketPort: number | undefined;
  /** The account that visitors of the demo may use. */
  readonly demoBuyer: DemoBuyer | undefined;
  /** Answers pending requests, then closes everything. */
  readonly close: () => Promise<void>;
}
