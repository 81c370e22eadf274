/** Ways into and out of the wallet for stories: channels, prices, and proofs of payments. */
import type { Mall } from '../domain/mall.ts';
import { newId } from '../domain/new-id.ts';
import { uploadPictures } from './uploaded-pictures.ts';

export const TRC20 = { coin: 'USDT', chain: 'TRC20', address: 'TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa' } as const;
export const ETHER = {
  coin: 'ETH',
  chain: 'ERC20',
  address: '0x7a1c0de50000000000000000000000000000b0b5',
} as const;

/** A setting for the mall, in place of its default. */
export async function setSetting({ db }: Mall, code: string, value: unknown): Promise<void> {
  const row = { code, value: JSON.stringify(value), is_public: false };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ value: row.value }))
    .execute();
}

export async function openChannels(mall: Mall): Promise<void> {
  await setSetting(mall, 'coin_prices', { USDT: '1', USDC: '1', ETH: '3412.55' });
  await mall.db
    .insertInto('recharge_channel')
    .values(
      [TRC20, ETHER].map(({ coin, chain, address }, position) => ({
        id: `ch_${coin}_${chain}`.toLowerCase(),
        coin,
        blockchain_name: chain,
        address,
        minimum: '2',
        maximum: '50000',
        is_auto: true,
        position,
      })),
    )
    .execute();
}

/** The picture of a payment that the user has uploaded. */
export async function addProof(mall: Mall, userId: string): Promise<string> {
  const [url = ''] = await uploadPictures(mall, userId, 'recharge');
  return url;
}

/** An address as a real wallet has it, with its checksum. */
export const OWN_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export type Proofs = {
  readonly contact?: boolean;
  readonly authenticator?: boolean;
  readonly identity?: readonly ('basic' | 'advanced')[];
};

/** Binds and verifies what a withdrawal asks for; all of it, if nothing is left out. */
export async function addStanding(
  { db, clock, vault }: Mall,
  userId: string,
  proofs: Proofs = {},
): Promise<void> {
  const { contact = true, authenticator = true, identity = ['basic', 'advanced'] } = proofs;
  const now = clock.now();
  await db.updateTable('user_account').set({ email_verified: contact }).where('id', '=', userId).execute();
  if (authenticator)
    await db
      .insertInto('authenticator')
      .values({
        user_id: userId,
        secret: vault.seal('JBSWY3DPEHPK3PXP', userId),
        drawn_at: now,
        bound_at: now,
      })
      .execute();
  for (const kind of identity)
    await db
      .insertInto('identity_check')
      .values({
        id: newId('id'),
        user_id: userId,
        kind,
        status: 2,
        name: 'Amelia Hartley',
        document_kind: 'passport',
        document_number: 'K7702913',
        nationality: 'NO',
        home_place: 'Bergen',
        image_1: '/uploads/kyc/1.webp',
        image_2: '/uploads/kyc/2.webp',
        applied_at: now,
        changed_at: now,
        decided_at: now,
      })
      .execute();
}
