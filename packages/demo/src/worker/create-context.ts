/** The server context that both the browser and the build of the site use. */
import { databaseClock } from '@openmall/server/db/clock';
import { createLocalBus } from '@openmall/server/db/event-bus';
import type { Db } from '@openmall/server/db/database';
import type { AppContext } from '@openmall/server/context';
import type { Sandbox } from '@openmall/server/domain/payments/sandbox';
import type { UploadStore } from '@openmall/server/domain/uploads/upload-store';
import type { Vault } from '@openmall/server/domain/verification/vault';
import { webPasswords } from './passwords.ts';

const DEMO_BONUS = '5000';
const PREFIX = 'open.';

/** No encryption: the key would be stored beside the data. */
const plaintextVault: Vault = {
  seal: (text) => PREFIX + text,
  open: (sealed) => sealed.slice(PREFIX.length),
  prefix: () => PREFIX,
  mark: (text, owner) => `${PREFIX}${owner}\n${text}`,
  marks: (text, owner) => [`${PREFIX}${owner}\n${text}`],
};

export const createContext = (db: Db, uploads: UploadStore, payments: Sandbox | undefined): AppContext => ({
  db,
  clock: databaseClock,
  passwords: webPasswords,
  vault: plaintextVault,
  uploads,
  events: createLocalBus(),
  payments,
  demoBonus: DEMO_BONUS,
});
