/** How each operation of the contract is brought to success; an operation without a recipe does not compile. */
import type { OperationId } from '@openmall/sdk';
import type { World } from '../world/world.ts';
import { accountRecipes } from './accounts.ts';
import { catalogueRecipes } from './catalogue.ts';
import { orderRecipes } from './orders.ts';
import type { Ready, RecipesOf } from './recipe.ts';
import { serviceRecipes } from './services.ts';
import { walletRecipes } from './wallet.ts';

const recipes: RecipesOf<OperationId> = {
  ...catalogueRecipes,
  ...accountRecipes,
  ...orderRecipes,
  ...walletRecipes,
  ...serviceRecipes,
};

export function prepare(world: World, id: OperationId): Promise<Ready> {
  // Each recipe fits its own operation; what goes on the wire needs no type.
  return (recipes[id] as (world: World) => Promise<Ready>)(world);
}
