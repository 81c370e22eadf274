import { countryByCode, countryById } from '../../domain/addresses/countries.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { readMethods, saveMethod, saveProduct } from '../../domain/payments/manage-methods.ts';
import { canTake, inOrder, type Terms } from '../../domain/payments/methods.ts';
import { accepts, readSettings } from '../../domain/settings/settings.ts';
import type { DeskHandler } from '../handler.ts';

const ALL = '*';

const codesOf = (countries: Terms['countries']): string =>
  countries === ALL ? ALL : countries.flatMap((id) => countryById(id)?.code ?? []).join(',');

/** @throws {DomainError} `parameterError` for a country that does not exist. */
function idsOf(text: string): Terms['countries'] {
  if (text === ALL) return ALL;
  return text.split(',').map((code) => {
    const country = countryByCode(code);
    if (!country) throw new DomainError('parameterError');
    return country.id;
  });
}

export const deskMethodList: DeskHandler<'deskMethodList'> = async ({ ctx }) => {
  const { revision, terms, products } = await readMethods(ctx);
  const { accepted_methods: accepted } = await readSettings(ctx.db, ['accepted_methods']);
  const { payments } = ctx;
  return {
    provider: payments?.name ?? null,
    revision,
    methods: inOrder(terms).map((code, index) => {
      const own = terms[code];
      return {
        code,
        isOpen: own !== undefined && own.isOpen !== false,
        isPossible: payments !== undefined && canTake(payments, code),
        isAccepted: accepts(accepted, code),
        countries: codesOf(own?.countries ?? ALL),
        fee: String(own?.fee ?? 0),
        position: own?.position ?? index,
      };
    }),
    products: [...products],
  };
};

export const deskMethodSave: DeskHandler<'deskMethodSave'> = async ({ ctx, input }) => {
  const { code, revision, reason, countries, fee, isOpen, position } = input;
  await saveMethod(ctx, code, { countries: idsOf(countries), fee, isOpen, position }, { revision, reason });
  return null;
};

export const deskMethodSaveProduct: DeskHandler<'deskMethodSaveProduct'> = async ({ ctx, input }) => {
  const { revision, reason, productType, bankCode, minimum, maximum, currency, isOpen } = input;
  const product = { productType, bankCode, minimum, maximum, currency, isOpen };
  await saveProduct(ctx, product, { revision, reason });
  return null;
};
