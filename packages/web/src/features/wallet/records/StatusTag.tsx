import type { WalletRecordStatus } from '@openmall/sdk';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Tag } from '../../../shared/ui/display/Tag.tsx';

const looks = {
  0: { word: 'processing', tone: 'warn', icon: Hourglass },
  1: { word: 'done', tone: 'good', icon: CircleCheck },
  2: { word: 'failed', tone: 'bad', icon: CircleX },
} as const satisfies Record<WalletRecordStatus, object>;

export const stateWord = (state: WalletRecordStatus) => looks[state].word;

/** Where a recharge or a withdrawal stands: a sign and a word, never colour alone. */
export function StatusTag({ state }: { readonly state: WalletRecordStatus }) {
  const { t } = useTranslation('wallet');
  const { word, tone, icon: Icon } = looks[state];
  return (
    <Tag tone={tone}>
      <Icon size={14} aria-hidden />
      {t(`state.${word}`)}
    </Tag>
  );
}
