import { addAddress } from '../../domain/addresses/address-book.ts';
import { listCities, listCountries, listStates } from '../../domain/addresses/places.ts';
import { setFundPassword } from '../../domain/accounts/passwords/fund-password.ts';
import { register } from '../../domain/accounts/register.ts';
import { closeSession } from '../../domain/accounts/sessions.ts';
import type { AppContext } from '../../context.ts';

/** The public account of the demo. */
export const DEMO_BUYER = {
  username: 'demo@openmall.example',
  password: 'Demo2468',
  fundPassword: '246810',
  balance: '5000',
} as const;

const NAME = 'Robin Ferreira';

/** Name and id of a place; id 0 if the address form does not list it. */
function place(
  found: { readonly id: number; readonly name: string } | undefined,
  name: string,
): { id: number; name: string } {
  return { id: found?.id ?? 0, name: found?.name ?? name };
}

async function addDemoAddress(ctx: AppContext, userId: string): Promise<void> {
  const country = place(listCountries('en', 'Portugal')[0], 'Portugal');
  const state = place(listStates(country.id, 'en', 'Lisboa')[0], 'Lisboa');
  const city = place(listCities(state.id, 'en', 'Lisboa')[0], 'Lisboa');
  await addAddress(ctx, userId, {
    isDefault: true,
    contacts: NAME,
    phone: '351 912345678',
    email: DEMO_BUYER.username,
    postcode: '1100-148',
    country: country.name,
    province: state.name,
    city: city.name,
    address: 'Rua da Madalena 12, 3.º',
    country_id: country.id,
    province_id: state.id,
    city_id: city.id,
  });
}

/** The id of the demo buyer. */
export async function findDemoBuyer({ db }: AppContext): Promise<string> {
  const { username } = DEMO_BUYER;
  const buyer = await db
    .selectFrom('user_account')
    .select('id')
    .where('login_name', '=', username)
    .executeTakeFirstOrThrow();
  return buyer.id;
}

/** Registers the demo buyer through the domain, unless it exists. */
export async function addDemoBuyer(ctx: AppContext): Promise<void> {
  const { username, password, fundPassword, balance } = DEMO_BUYER;
  const find = ctx.db.selectFrom('user_account').select('id').where('login_name', '=', username);
  if (await find.executeTakeFirst()) return;
  const { token } = await register({ ...ctx, demoBonus: balance }, { username, password, by: 'email' });
  await closeSession(ctx, token);
  const { id } = await find.executeTakeFirstOrThrow();
  await ctx.db
    .updateTable('user_account')
    .set({ is_demo: true, avatar: 3, display_name: NAME })
    .where('id', '=', id)
    .execute();
  await setFundPassword(ctx, id, fundPassword);
  await addDemoAddress(ctx, id);
}
