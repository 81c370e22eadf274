import { addAddress } from '../../domain/addresses/address-book.ts';
import { countryByCode } from '../../domain/addresses/countries.ts';
import { listCities, listStates } from '../../domain/addresses/places.ts';
import { setFundPassword } from '../../domain/accounts/fund-password.ts';
import { register } from '../../domain/accounts/register.ts';
import { closeSession } from '../../domain/accounts/sessions.ts';
import type { Mall } from '../../domain/mall.ts';

/** The buyer that anybody may be in the demo. */
export const DEMO_BUYER = {
  username: 'demo@openmall.example',
  password: 'Demo2468',
  fundPassword: '246810',
  balance: '5000',
} as const;

async function addDemoAddress(mall: Mall, userId: string): Promise<void> {
  const country = countryByCode('PT');
  const state = country && listStates(country.id, 'en', 'Lisboa')[0];
  const city = state && listCities(state.id, 'en', 'Lisboa')[0];
  await addAddress(mall, userId, {
    isDefault: true,
    contacts: 'Robin Ferreira',
    phone: '351 912345678',
    email: DEMO_BUYER.username,
    postcode: '1100-148',
    country: 'Portugal',
    province: state?.name ?? 'Lisboa',
    city: city?.name ?? 'Lisboa',
    address: 'Rua da Madalena 12, 3.º',
    country_id: country?.id ?? 0,
    province_id: state?.id ?? 0,
    city_id: city?.id ?? 0,
  });
}

/** Registers the demo buyer through the domain, as a person would be; does nothing where there is one. */
export async function addDemoBuyer(mall: Mall): Promise<void> {
  const { username, password, fundPassword, balance } = DEMO_BUYER;
  const find = mall.db.selectFrom('user_account').select('id').where('login_name', '=', username);
  if (await find.executeTakeFirst()) return;
  const { token } = await register({ ...mall, demoBonus: balance }, { username, password, by: 'email' });
  await closeSession(mall, token);
  const { id } = await find.executeTakeFirstOrThrow();
  await mall.db.updateTable('user_account').set({ is_demo: true, avatar: 3 }).where('id', '=', id).execute();
  await setFundPassword(mall, id, fundPassword);
  await addDemoAddress(mall, id);
}
