import type { SxProps } from '@mui/material/styles';
import type { OrderDetails, OrderMain } from '@openmall/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/i18n/format.ts';
import { Notice } from '../../shared/ui/feedback/Notice.tsx';
import { deadlineOf } from './deadlines.ts';

interface Props {
  readonly order: OrderMain | OrderDetails;
  readonly sx?: SxProps;
  /** The page shows the open return with its date itself. */
  readonly withReturn?: boolean;
}

/** What happens to an order by itself, and when; nothing if nothing does. */
export function DeadlineNote({ order, sx = {}, withReturn = false }: Props) {
  const { t } = useTranslation('orders');
  const [openedAt] = useState(() => Date.now());
  const deadline = deadlineOf(order, openedAt);
  if (!deadline || (withReturn && deadline.key.startsWith('return.state'))) return null;
  return (
    <Notice severity={deadline.key === 'deadline.shipOver' ? 'warning' : 'info'} sx={sx}>
      {t(deadline.key, { date: formatMoment(deadline.at) })}
    </Notice>
  );
}
