/** How each operation of the contract is brought to success; an operation without a recipe does not compile. */
import type { OperationId } from '@openmall/sdk';
import type { World } from '../setup.ts';
import { accountRecipes } from './account-recipes.ts';
import { catalogueRecipes } from './catalog-recipes.ts';
import { orderRecipes } from './order-recipes.ts';
import type { Ready, RecipesOf } from './recipe.ts';
import { serviceRecipes } from './service-recipes.ts';
import { walletRecipes } from './wallet-recipes.ts';

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
