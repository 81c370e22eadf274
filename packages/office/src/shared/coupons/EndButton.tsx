import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';

interface Props {
  readonly end: () => Promise<unknown>;
  readonly error: unknown;
  readonly onDone: () => void;
}

/** Ends a coupon after asking. */
export function EndButton({ end, error, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ marginInlineEnd: 'auto' }}>
        {t('coupons.end')}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t('coupons.end')}
          intro={t('coupons.endHint')}
          submit={t('coupons.end')}
          color="error"
          fields={[]}
          fixed={{}}
          error={error}
          onSubmit={() => end().then(onDone, () => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
