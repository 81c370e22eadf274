import { changeSetting, listSettings } from '../../domain/settings/change-setting.ts';
import type { DeskHandler } from '../handler.ts';
import { optionalEpoch } from '../wire/time.ts';

export const deskSettingList: DeskHandler<'deskSettingList'> = async ({ ctx }) => {
  const settings = await listSettings(ctx);
  return {
    settings: settings.map(({ changedAt, ...setting }) => ({
      ...setting,
      changedAt: optionalEpoch(changedAt),
    })),
  };
};

export const deskSettingSave: DeskHandler<'deskSettingSave'> = async ({ ctx, input }) => {
  const { code, value = null, expected, reason } = input;
  await changeSetting(ctx, code, value, { expected, reason });
  return null;
};
