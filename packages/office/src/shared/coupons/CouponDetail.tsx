import Alert from '@mui/material/Alert';
import type { OfficeCouponDraft, OfficeCouponRow } from '@openmall/sdk/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { t } from '../i18n/i18n.ts';
import { RecordDetail, useBackToList } from '../ui/RecordDetail.tsx';
import { CouponFacts } from './CouponFacts.tsx';
import { CouponForm } from './CouponForm.tsx';
import { EndButton } from './EndButton.tsx';

const BASE = '/coupons';

export interface CouponActions {
  /** Undefined for people who may only look. */
  readonly save: ((draft: OfficeCouponDraft) => Promise<unknown>) | undefined;
  readonly saveError: unknown;
  readonly end: ((couponId: string) => Promise<unknown>) | undefined;
  readonly endError: unknown;
  readonly isOwn: (row: OfficeCouponRow) => boolean;
  /** Who pays for a new coupon, in words. */
  readonly payHint: string;
}

interface OpenedProps extends CouponActions {
  readonly row: OfficeCouponRow | undefined;
  readonly onReload: () => void;
}

function Opened({ row, onReload, isOwn, payHint, save, saveError, end, endError }: OpenedProps) {
  const onClose = useBackToList(BASE);
  const ending = row && end && row.state !== 'ended' && (
    <EndButton end={() => end(row.id)} error={endError} onDone={onClose} />
  );
  if (save && (!row || isOwn(row)))
    return (
      <CouponForm
        {...{ row, save, onClose, onReload, ending }}
        error={saveError}
        intro={
          row?.isFixed ? (
            <CouponFacts row={row} notice={t('coupons.fixedHint')} />
          ) : (
            <Alert severity="info" sx={{ mb: 2 }}>
              {payHint}
            </Alert>
          )
        }
      />
    );
  return (
    <RecordDetail base={BASE} title={row?.code ?? ''} error={null} isLoading={false} actions={ending}>
      {row && <CouponFacts row={row} notice={isOwn(row) ? undefined : t('coupons.storeHint')} />}
    </RecordDetail>
  );
}

function Loaded({ id, actions }: { readonly id: string; readonly actions: CouponActions }) {
  const rows = useOutletContext<readonly OfficeCouponRow[] | undefined>();
  const queries = useQueryClient();
  const found = rows?.find((row) => row.id === id);
  // The coupon as it was when its form opened: a refetched list must not overwrite what was typed.
  const [opened, setOpened] = useState(found);
  if (!opened && found) setOpened(found);
  const reload = () => void queries.invalidateQueries().then(() => setOpened(undefined));
  if (id === 'new') return <Opened row={undefined} onReload={reload} {...actions} />;
  if (opened) return <Opened key={opened.version} row={opened} onReload={reload} {...actions} />;
  return (
    <RecordDetail base={BASE} title={t('coupons.one')} error={null} isLoading={!rows}>
      {rows && <Alert severity="info">{t('list.gone')}</Alert>}
    </RecordDetail>
  );
}

/** A coupon beside its list, or a new one at `new`. */
export function CouponDetail(actions: CouponActions) {
  const { id = '' } = useParams();
  return <Loaded key={id} id={id} actions={actions} />;
}
