/** What checks share: the client, and the judge's accounts, goods, orders and pictures. */
import type { Caller } from '../target/exchange.ts';
import { createAccounts, type Accounts, type GivenAccount } from './accounts.ts';
import type { ApiClient } from './api-client.ts';
import type { Control } from './control.ts';
import { createCatalog, type Catalog } from './goods.ts';
import { createGivenObjects, type GivenObjects, type ObjectIds } from './given-objects.ts';
import { createOrders, type Orders } from './orders.ts';
import { picture } from './pictures.ts';

export interface Setup extends ApiClient {
  readonly accounts: Accounts;
  readonly catalog: Catalog;
  readonly orders: Orders;
  /** Undefined if the backend has no control contract. */
  readonly control: Control | undefined;
  readonly objects: GivenObjects;
  /** Uploads a picture once per caller and module. Returns its address. A form may use one address several times. */
  upload(caller: Caller, moduleName: string): Promise<string>;
}

export interface SetupOptions {
  readonly given: readonly GivenAccount[];
  readonly seed: number;
  readonly control?: Control | undefined;
  readonly objects?: ObjectIds | undefined;
}

export function createSetup(client: ApiClient, { given, seed, control, ...options }: SetupOptions): Setup {
  const objects = createGivenObjects(options.objects);
  const catalog = createCatalog(client);
  const uploads = new Map<string, Promise<string>>();
  return {
    ...client,
    control,
    objects,
    catalog,
    accounts: createAccounts(client, given, seed),
    orders: createOrders({ client, catalog, control, objects }),
    upload(caller, moduleName) {
      const key = `${caller.token} ${moduleName}`;
      const address =
        uploads.get(key) ?? client.request('uploadimgExecute', { file: picture(), moduleName }, caller);
      uploads.set(key, address);
      return address;
    },
  };
}
