/** Everything that trials share: the wire, the judge's accounts, goods, orders and pictures. */
import { createAccounts, type Accounts, type GivenAccount } from './accounts.ts';
import type { Control } from './control.ts';
import { createShelf, type Shelf } from './goods.ts';
import { createOrders, type Orders } from './orders.ts';
import { picture } from './pictures.ts';
import type { Caller } from '../target/exchange.ts';
import type { OperationId } from '@openmall/sdk';
import { prepare } from './recipes/recipes.ts';
import type { Ready } from './recipes/recipe.ts';
import type { Wire } from './api-client.ts';

export interface World extends Wire {
  readonly accounts: Accounts;
  readonly shelf: Shelf;
  readonly orders: Orders;
  /** Undefined where the backend has no control contract. */
  readonly control: Control | undefined;
  /** A call that must succeed, prepared once a run; for calls that are refused and so leave it as it is. */
  ready(id: OperationId): Promise<Ready>;
  /** The address of a picture that the caller uploaded, once a run and place: forms may name one twice. */
  upload(caller: Caller, moduleName: string): Promise<string>;
}

export interface WorldOptions {
  readonly given: readonly GivenAccount[];
  readonly seed: number;
  readonly control?: Control | undefined;
}

export function createWorld(wire: Wire, { given, seed, control }: WorldOptions): World {
  const shelf = createShelf(wire);
  const prepared = new Map<OperationId, Promise<Ready>>();
  const uploaded = new Map<string, Promise<string>>();
  const world: World = {
    ...wire,
    control,
    shelf,
    accounts: createAccounts(wire, given, seed),
    orders: createOrders(wire, shelf, control),
    upload(caller, moduleName) {
      const place = `${caller.token} ${moduleName}`;
      const known =
        uploaded.get(place) ?? wire.ask('uploadimgExecute', { file: picture(), moduleName }, caller);
      uploaded.set(place, known);
      return known;
    },
    ready(id) {
      const known = prepared.get(id) ?? prepare(world, id);
      prepared.set(id, known);
      return known;
    },
  };
  return world;
}
