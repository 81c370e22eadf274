import type { Clock } from '../db/clock.ts';
import type { Db } from '../db/open-database.ts';
import type { PasswordHasher } from './accounts/password-hasher.ts';

/** What every act of the domain works with. */
export type Mall = {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  /** What a new buyer is given where the demo plays; absent in a real mall. */
  readonly demoBonus?: string | undefined;
};
