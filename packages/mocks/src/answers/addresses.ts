import type { Address, InputOf } from '@openmall/sdk';
import { places } from '../fixtures/places.ts';
import type { Account } from '../mall/account.ts';
import { demand, found } from '../mall/refusal.ts';
import type { Answers } from '../mall/visit.ts';

const MOST = 6;

const addressOf = (id: string, input: InputOf<'addressAdd'>): Address => ({
  id,
  use: input.use ?? 0,
  phone: input.phone,
  contacts: input.contacts,
  address: input.address,
  email: input.email ?? null,
  postcode: input.postcode ?? null,
  country: input.country,
  province: input.province ?? '',
  city: input.city ?? '',
  countryId: input.countryId ?? 0,
  provinceId: input.provinceId ?? 0,
  cityId: input.cityId ?? 0,
});

/** One address is the usual one, and it comes first. */
function keepOneUsual({ addresses }: Account, usual: string | undefined): void {
  const chosen =
    addresses.find(({ id }) => id === usual) ?? addresses.find(({ use }) => use === 1) ?? addresses[0];
  const kept = addresses.map((one): Address => ({ ...one, use: one === chosen ? 1 : 0 }));
  addresses.splice(0, addresses.length, ...kept.sort((a, b) => b.use - a.use));
}

const has = (name: string, part: string | undefined): boolean =>
  name.toLowerCase().includes((part ?? '').toLowerCase());

export const addressAnswers: Answers = {
  addressList: (_input, { buyer }) => ({ pageList: buyer.addresses }),
  addressAdd(input, { mall, buyer }) {
    demand(buyer.addresses.length < MOST, 'deliveryAddressLimit');
    const added = addressOf(mall.nextId('ad'), input);
    buyer.addresses.push(added);
    keepOneUsual(buyer, added.use === 1 ? added.id : undefined);
    return null;
  },
  addressEdit({ id, ...input }, { buyer }) {
    const at = buyer.addresses.findIndex((one) => one.id === id);
    demand(at >= 0, 'addressNotFound');
    buyer.addresses[at] = addressOf(id, input);
    keepOneUsual(buyer, input.use === 1 ? id : undefined);
    return null;
  },
  addressDel({ id }, { buyer }) {
    const gone = found(
      buyer.addresses.find((one) => one.id === id),
      'addressNotFound',
    );
    buyer.addresses.splice(buyer.addresses.indexOf(gone), 1);
    keepOneUsual(buyer, undefined);
    return null;
  },
  addressListCountry: ({ countryName }) => ({
    data: places
      .map(({ id, countryName: name, areaCode }) => ({ id, countryName: name, areaCode }))
      .filter((one) => has(one.countryName, countryName)),
  }),
  addressListState({ countryId, stateName }) {
    const states = places.find(({ id }) => id === countryId)?.states ?? [];
    return {
      data: states
        .map(({ id, name }) => ({ id, stateName: name }))
        .filter((one) => has(one.stateName, stateName)),
    };
  },
  addressListCity({ stateId, cityName }) {
    const state = places.flatMap(({ states }) => states).find(({ id }) => id === stateId);
    return { data: (state?.cities ?? []).filter((one) => has(one.cityName, cityName)) };
  },
};
