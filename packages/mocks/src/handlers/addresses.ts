import type { Address, InputOf } from '@openmall/sdk';
import { places } from '../fixtures/places.ts';
import type { Account } from '../state/account.ts';
import { demand } from '../state/refusal.ts';
import type { CallHandlers } from '../state/call-context.ts';

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

interface Usual {
  /** The one that shall be it. */
  readonly wanted?: string | undefined;
  /** The one that was it, and shall be no longer. */
  readonly former?: string | undefined;
}

/** One address is the usual one: who takes that away gives it to the newest other one, and the newest come first. */
function keepOneUsual({ addresses }: Account, { wanted, former }: Usual): void {
  const chosen =
    addresses.find(({ id }) => id === wanted) ??
    addresses.find(({ use }) => use === 1) ??
    addresses.find(({ id }) => id !== former) ??
    addresses[0];
  const kept = addresses.map((one): Address => ({ ...one, use: one === chosen ? 1 : 0 }));
  addresses.splice(0, addresses.length, ...kept);
}

const has = (name: string, part: string | undefined): boolean =>
  name.toLowerCase().includes((part ?? '').toLowerCase());

export const addressHandlers = {
  addressList: (_input, { buyer }) => ({ pageList: buyer.addresses.toSorted((a, b) => b.use - a.use) }),
  addressAdd(input, { mall, buyer }) {
    demand(buyer.addresses.length < MOST, 'deliveryAddressLimit');
    const added = addressOf(mall.nextId('ad'), input);
    buyer.addresses.unshift(added);
    keepOneUsual(buyer, { wanted: added.use === 1 ? added.id : undefined });
    return null;
  },
  addressEdit({ id, ...input }, { buyer }) {
    const at = buyer.addresses.findIndex((one) => one.id === id);
    demand(at >= 0, 'addressNotFound');
    buyer.addresses[at] = addressOf(id, input);
    keepOneUsual(buyer, input.use === 1 ? { wanted: id } : { former: id });
    return null;
  },
  addressDel({ id }, { buyer }) {
    const at = buyer.addresses.findIndex((one) => one.id === id);
    demand(at >= 0 || buyer.goneAddresses.has(id), 'addressNotFound');
    if (at < 0) return null;
    buyer.addresses.splice(at, 1);
    buyer.goneAddresses.add(id);
    keepOneUsual(buyer, {});
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
} satisfies Partial<CallHandlers>;
