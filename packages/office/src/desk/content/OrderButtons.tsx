import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { t } from '../../shared/i18n/i18n.ts';

interface Props {
  readonly name: string;
  readonly id: string;
  /** The ids of the row, in their order. */
  readonly ids: readonly string[];
  readonly isDisabled: boolean;
  readonly onOrder: (ids: string[]) => void;
}

const swapped = (ids: readonly string[], from: number, to: number): string[] => {
  const rest = ids.filter((_id, index) => index !== from);
  return [...rest.slice(0, to), ids[from] ?? '', ...rest.slice(to)];
};

/** Moves an entry one place up or down. */
export function OrderButtons({ name, id, ids, isDisabled, onOrder }: Props) {
  const at = ids.indexOf(id);
  return (
    <Stack direction="row" sx={{ flexShrink: 0 }}>
      <IconButton
        disabled={isDisabled || at <= 0}
        aria-label={t('content.up', { name })}
        onClick={() => onOrder(swapped(ids, at, at - 1))}
      >
        <ArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        disabled={isDisabled || at === ids.length - 1}
        aria-label={t('content.down', { name })}
        onClick={() => onOrder(swapped(ids, at, at + 1))}
      >
        <ArrowDown size={18} aria-hidden />
      </IconButton>
    </Stack>
  );
}
