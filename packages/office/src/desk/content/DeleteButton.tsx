import Button from '@mui/material/Button';
import { useState } from 'react';
import { object } from 'yup';
import { t } from '../../shared/i18n/i18n.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';

interface Props {
  /** The record, as its list names it. */
  readonly name: string;
  readonly remove: () => Promise<unknown>;
  readonly error: unknown;
  readonly onDone: () => void;
}

/** Deletes a record after asking. It says why where that is refused. */
export function DeleteButton({ name, remove, error, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ marginInlineEnd: 'auto' }}>
        {t('content.delete')}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t('content.deleteTitle', { name })}
          intro={t('content.deleteHint')}
          submit={t('content.delete')}
          color="error"
          fields={[]}
          schema={object()}
          fixed={{}}
          error={error}
          onSubmit={() => remove().then(onDone, () => undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
