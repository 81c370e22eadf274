import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DeskChannels } from '@openmall/sdk/desk';
import { useDeskChannelDecide } from '@openmall/sdk/desk/hooks';
import { deskChannelSave } from '@openmall/sdk/desk/validators';
import { useState } from 'react';
import { neededFields } from '../../shared/forms/needed.ts';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { useMay } from '../use-may.ts';
import { type Channel, ChannelDialog } from './ChannelDialog.tsx';
import { EntryRow, EntrySection } from './EntryRow.tsx';
import { rangeText } from './range-text.ts';

type Change = NonNullable<Channel['change']>;
type Decision = 'grant' | 'refuse';

const requestOf = ({ requestedBy, address, blockchain, reason }: Change) =>
  t('channels.pendingHint', { person: requestedBy, address, network: blockchain, reason });

/** A second person decides where the money goes. */
function DecideDialog({
  change,
  decision,
  onClose,
}: {
  change: Change;
  decision: Decision;
  onClose: () => void;
}) {
  const { mutateAsync, error } = useDeskChannelDecide();
  return (
    <DecisionDialog
      title={t(decision === 'grant' ? 'withdrawals.approve' : 'withdrawals.refuse')}
      intro={requestOf(change)}
      submit={t(decision === 'grant' ? 'withdrawals.approve' : 'withdrawals.refuse')}
      color={decision === 'grant' ? 'primary' : 'error'}
      fields={[]}
      schema={neededFields(deskChannelSave, [])}
      run={() => mutateAsync({ params: { changeId: change.id, decision } })}
      error={error}
      onClose={onClose}
    />
  );
}

function Pending({ change }: { readonly change: Change }) {
  const [decision, setDecision] = useState<Decision>();
  const may = useMay();
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, flexWrap: 'wrap', overflowWrap: 'anywhere' }}
      action={
        may('deskChannelDecide') && (
          <>
            <Button color="inherit" onClick={() => setDecision('refuse')}>
              {t(change.isOwn ? 'channels.takeBack' : 'withdrawals.refuse')}
            </Button>
            {!change.isOwn && (
              <Button color="inherit" onClick={() => setDecision('grant')}>
                {t('withdrawals.approve')}
              </Button>
            )}
          </>
        )
      }
    >
      {requestOf(change)}
      {decision && (
        <DecideDialog change={change} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Alert>
  );
}

const Chips = ({ channel }: { readonly channel: Channel }) => (
  <>
    {!channel.isOpen && <StateChip color="default" label={t('channels.hidden')} />}
    {channel.change && <StateChip color="warning" label={t('channels.pending')} />}
  </>
);

const usedText = ({ recharges, lastUsedAt }: Channel) =>
  [`${t('menu.recharges')}: ${recharges}`, ...(lastUsedAt === null ? [] : [formatMoment(lastUsedAt)])].join(
    ' · ',
  );

/** The addresses of the mall that buyers send coins to. */
export function ChannelSection({ data }: { readonly data: DeskChannels }) {
  const [edited, setEdited] = useState<Channel | 'new'>();
  const mayEdit = useMay()('deskChannelSave');
  return (
    <>
      <EntrySection
        title={t('channels.channels')}
        empty={data.channels.length === 0 ? t('channels.none') : undefined}
        tools={
          mayEdit && (
            <Button variant="contained" onClick={() => setEdited('new')}>
              {t('channels.add')}
            </Button>
          )
        }
      >
        {data.channels.map((channel) => {
          const { id, coin, blockchain, address, minimum, maximum, change } = channel;
          const limits = rangeText(minimum, maximum, coin);
          return (
            <EntryRow
              key={id}
              title={`${coin} · ${blockchain}`}
              chips={<Chips channel={channel} />}
              lines={[<bdi key="address">{address}</bdi>, `${limits} · ${usedText(channel)}`]}
              actions={
                mayEdit && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`${t('action.edit')}: ${coin} ${blockchain}`}
                    onClick={() => setEdited(channel)}
                  >
                    {t('action.edit')}
                  </Button>
                )
              }
            >
              {change && <Pending change={change} />}
            </EntryRow>
          );
        })}
      </EntrySection>
      {edited && (
        <ChannelDialog
          data={data}
          channel={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
