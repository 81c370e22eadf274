/** One recipe per operation of the contract. An operation without a recipe does not compile. */
import type { OperationId } from '@openmall/sdk';
import type { Setup } from '../setup.ts';
import { accountRecipes } from './account-recipes.ts';
import { catalogRecipes } from './catalog-recipes.ts';
import { orderRecipes } from './order-recipes.ts';
import type { PreparedCall, RecipesOf } from './recipe.ts';
import { serviceRecipes } from './service-recipes.ts';
import { walletRecipes } from './wallet-recipes.ts';

const recipes: RecipesOf<OperationId> = {
  ...catalogRecipes,
  ...accountRecipes,
  ...orderRecipes,
  ...walletRecipes,
  ...serviceRecipes,
};

export function prepare(setup: Setup, id: OperationId): Promise<PreparedCall> {
  // Each recipe fits its own operation; the type is not needed to send the call.
  return (recipes[id] as (setup: Setup) => Promise<PreparedCall>)(setup);
}
