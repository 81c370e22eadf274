import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DeskMethods } from '@openmall/sdk/desk';
import { useDeskMethodSave } from '@openmall/sdk/desk/hooks';
import { deskMethodSave } from '@openmall/sdk/desk/validators';
import { useState } from 'react';
import { neededFields } from '../../shared/forms/needed.ts';
import { formatPercent } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { useMay } from '../use-may.ts';
import { openOptions, reasonField } from './ChannelDialog.tsx';
import { EntryRow, EntrySection } from './EntryRow.tsx';

type Method = DeskMethods['methods'][number];

interface DialogProps {
  readonly method: Method;
  readonly revision: string;
  readonly onClose: () => void;
}

function MethodDialog({ method, revision, onClose }: DialogProps) {
  const { mutateAsync, error } = useDeskMethodSave();
  const { code, isOpen, countries, fee, position } = method;
  return (
    <DecisionDialog
      title={t(`settingPart.${code}`)}
      submit={t('action.save')}
      fields={[
        { name: 'isOpen', label: t('channels.shown'), initial: String(isOpen), options: openOptions() },
        {
          name: 'countries',
          label: t('settingPart.countries'),
          hint: t('settingHint.payment_methods'),
          initial: countries,
        },
        { name: 'fee', label: t('settingPart.fee'), initial: fee },
        { name: 'position', label: t('channels.position'), initial: String(position) },
        reasonField(),
      ]}
      schema={neededFields(deskMethodSave, ['isOpen', 'countries', 'fee', 'position', 'reason'])}
      run={(values) =>
        mutateAsync({
          params: {
            code,
            revision,
            isOpen: values['isOpen'] === 'true',
            countries: (values['countries'] ?? '').replaceAll(' ', ''),
            fee: values['fee'] ?? '',
            position: Number(values['position']),
            reason: values['reason'] ?? '',
          },
        })
      }
      error={error}
      onClose={onClose}
    />
  );
}

function Chip({ method: { isOpen, isPossible, isAccepted } }: { readonly method: Method }) {
  if (!isPossible || !isAccepted) return <StateChip color="default" label={t('channels.impossible')} />;
  return isOpen ? (
    <StateChip color="success" label={t('channels.shown')} />
  ) : (
    <StateChip color="default" label={t('channels.hidden')} />
  );
}

/** How buyers can pay besides their balance. */
export function MethodSection({ data }: { readonly data: DeskMethods }) {
  const [edited, setEdited] = useState<Method>();
  const mayEdit = useMay()('deskMethodSave');
  const { provider, methods, revision } = data;
  return (
    <>
      <EntrySection title={t('setting.payment_methods')}>
        <Alert severity={provider === null ? 'warning' : 'info'} sx={{ borderRadius: 0 }}>
          {t(`channels.provider.${provider ?? 'none'}`)}
        </Alert>
        {methods.map((method) => (
          <EntryRow
            key={method.code}
            title={t(`settingPart.${method.code}`)}
            chips={<Chip method={method} />}
            lines={[
              `${t('settingPart.countries')}: ${method.countries === '*' ? t('list.all') : method.countries}`,
              `${t('settingPart.fee')}: ${formatPercent(method.fee)}`,
            ]}
            actions={
              mayEdit && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`${t('action.edit')}: ${t(`settingPart.${method.code}`)}`}
                  onClick={() => setEdited(method)}
                >
                  {t('action.edit')}
                </Button>
              )
            }
          />
        ))}
      </EntrySection>
      {edited && <MethodDialog method={edited} revision={revision} onClose={() => setEdited(undefined)} />}
    </>
  );
}
