import { DomainError } from '../../domain/domain-error.ts';
import { readSliderGap, listSentMessages } from '../../domain/verification/read-outbox.ts';
import { toTarget } from '../../domain/verification/target.ts';
import type { ControlHandler } from '../contract.ts';

const CODE = /\b\d{6}\b/;

export const readOutbox: ControlHandler<'readOutbox'> = async ({ ctx, query: { recipient } }) => {
  const messages = await listSentMessages(ctx, toTarget(recipient).address);
  return {
    messages: messages.map(({ at, text, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
      text,
      code: CODE.exec(text ?? '')?.[0] ?? null,
    })),
  };
};

export const readSlider: ControlHandler<'readSlider'> = async ({ ctx, params: { challengeId } }) => {
  const x = await readSliderGap(ctx, challengeId);
  if (x === undefined) throw new DomainError('recordNotFound');
  return { challengeId, x };
};
