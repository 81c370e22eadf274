import type { MerchantApplication } from '@openmall/sdk/merchant';
import {
  type Application,
  applyAsMerchant,
  readApplication,
  readLatestApplication,
} from '../../domain/merchants/apply.ts';
import type { MerchantHandler } from '../handler.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

const showApplication = (row: Application): MerchantApplication => ({
  id: row.id,
  state: row.state,
  storeName: row.store_name,
  countryCode: row.country_code,
  location: row.location,
  remark: row.remark,
  reason: row.reason,
  storeId: row.store_id,
  appliedAt: epoch(row.applied_at),
  decidedAt: optionalEpoch(row.decided_at),
});

export const merchantApplicationInfo: MerchantHandler<'merchantApplicationInfo'> = async ({
  ctx,
  session,
}) => {
  const latest = await readLatestApplication(ctx, session.userId);
  return { application: latest ? showApplication(latest) : null };
};

export const merchantApplicationSubmit: MerchantHandler<'merchantApplicationSubmit'> = async ({
  ctx,
  input,
  session,
}) => {
  const id = await applyAsMerchant(ctx, session.userId, input);
  return { application: showApplication(await readApplication(ctx, id)) };
};
