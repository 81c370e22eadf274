import type { Address, InputOf } from '@openmall/sdk';
import { places } from '../fixtures/places.ts';
import type { Account } from '../state/account.ts';
import { demand } from '../state/refusal.ts';
import type { CallHandlers } from '../state/call-context.ts';

/** Checks phone and postcode against their country, if the mocks know it. */
function demandPossible({ phone, postcode = '', countryId }: InputOf<'addressAdd'>): void {
  const [areaCode, ...digits] = phone.split(' ');
  const dialled = places.find((place) => place.areaCode === areaCode);
  const [min, max] = dialled?.phoneDigits ?? [0, Infinity];
  const count = digits.join('').length;
  demand(count === 0 || (count >= min && count <= max), 'phoneInvalid');
  const country = places.find(({ id }) => id === countryId);
  const compact = postcode.replaceAll(/[\s-]/g, '');
  demand(compact === '' || country?.postcode.test(compact) !== false, 'postcodeInvalid');
}

const MAX_ADDRESSES = 6;

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

interface DefaultChange {
  /** Id of the new default address. */
  readonly wanted?: string | undefined;
  /** Id of the address that loses the mark. */
  readonly former?: string | undefined;
}

/** Keeps exactly one default address. Without a wanted address, the newest other address becomes the default. */
function assignDefault({ addresses }: Account, { wanted, former }: DefaultChange): void {
  const defaultAddress =
    addresses.find(({ id }) => id === wanted) ??
    addresses.find(({ use }) => use === 1) ??
    addresses.find(({ id }) => id !== former) ??
    addresses[0];
  const updated = addresses.map((entry): Address => ({ ...entry, use: entry === defaultAddress ? 1 : 0 }));
  addresses.splice(0, addresses.length, ...updated);
}

const has = (name: string, part: string | undefined): boolean =>
  name.toLowerCase().includes((part ?? '').toLowerCase());

export const addressHandlers = {
  addressList: (_input, { buyer }) => ({ pageList: buyer.addresses.toSorted((a, b) => b.use - a.use) }),
  addressAdd(input, { mall, buyer }) {
    demandPossible(input);
    demand(buyer.addresses.length < MAX_ADDRESSES, 'deliveryAddressLimit');
    const added = addressOf(mall.nextId('ad'), input);
    buyer.addresses.unshift(added);
    assignDefault(buyer, { wanted: added.use === 1 ? added.id : undefined });
    return null;
  },
  addressEdit({ id, ...input }, { buyer }) {
    const index = buyer.addresses.findIndex((entry) => entry.id === id);
    demand(index >= 0, 'addressNotFound');
    demandPossible(input);
    buyer.addresses[index] = addressOf(id, input);
    assignDefault(buyer, input.use === 1 ? { wanted: id } : { former: id });
    return null;
  },
  addressDel({ id }, { buyer }) {
    const index = buyer.addresses.findIndex((entry) => entry.id === id);
    demand(index >= 0 || buyer.deletedAddresses.has(id), 'addressNotFound');
    if (index < 0) return null;
    buyer.addresses.splice(index, 1);
    buyer.deletedAddresses.add(id);
    assignDefault(buyer, {});
    return null;
  },
  addressListCountry: ({ countryName }) => ({
    data: places
      .map(({ id, countryName: name, areaCode }) => ({ id, countryName: name, areaCode }))
      .filter((entry) => has(entry.countryName, countryName)),
  }),
  addressListState({ countryId, stateName }) {
    const states = places.find(({ id }) => id === countryId)?.states ?? [];
    return {
      data: states
        .map(({ id, name }) => ({ id, stateName: name }))
        .filter((entry) => has(entry.stateName, stateName)),
    };
  },
  addressListCity({ stateId, cityName }) {
    const state = places.flatMap(({ states }) => states).find(({ id }) => id === stateId);
    return { data: (state?.cities ?? []).filter((entry) => has(entry.cityName, cityName)) };
  },
} satisfies Partial<CallHandlers>;
