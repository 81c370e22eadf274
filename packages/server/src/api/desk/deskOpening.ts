import { hideOpening, readOpening } from '../../domain/desk/opening.ts';
import { PLAIN_MALL } from '../../domain/mail/mall.ts';
import type { DeskHandler } from '../handler.ts';

export const deskOpeningInfo: DeskHandler<'deskOpeningInfo'> = async ({ ctx }) => {
  // Another server may have named the mall.
  await ctx.site?.refresh();
  const { steps, ...opening } = await readOpening(ctx);
  return { ...opening, siteName: ctx.mall?.name ?? PLAIN_MALL.name, steps: [...steps] };
};

export const deskOpeningHide: DeskHandler<'deskOpeningHide'> = async ({ ctx, input }) => {
  await hideOpening(ctx, input.isHidden);
  return null;
};
