import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MerchantReturnInfo } from '@openmall/sdk/merchant';
import { useMerchantReturnInfo } from '@openmall/sdk/merchant/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '../../shared/i18n/i18n.ts';
import { Deadline } from '../../shared/returns/Deadline.tsx';
import { ReturnGoods } from '../../shared/returns/ReturnGoods.tsx';
import { ReturnState } from '../../shared/returns/ReturnState.tsx';
import { ReturnSteps, Statements } from '../../shared/returns/ReturnStory.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { useMay } from '../use-may.ts';
import { type ReturnAction, returnActionTexts } from './return-actions.ts';
import { ReturnActionDialog } from './ReturnActionDialog.tsx';

interface ActionsProps {
  readonly info: MerchantReturnInfo;
  readonly onChoose: (action: ReturnAction) => void;
}

const Actions = ({ info, onChoose }: ActionsProps) => (
  <>
    {info.acts.toReversed().map((action) => {
      const isObjection = action === 'refuse' || action === 'contest';
      return (
        <Button
          key={action}
          variant={isObjection ? 'outlined' : 'contained'}
          color={isObjection ? 'error' : 'primary'}
          onClick={() => onChoose(action)}
        >
          {t(returnActionTexts(action, info.return.isMissing).name)}
        </Button>
      );
    })}
  </>
);

/** One return beside the list, with what the store may do now. */
export function ReturnDetail() {
  const { returnId = '' } = useParams();
  const { data: info, error } = useMerchantReturnInfo({ returnId });
  const may = useMay();
  const [action, setAction] = useState<ReturnAction>();
  const hasActions = info !== undefined && info.acts.length > 0 && may('merchantReturnDecide');
  return (
    <RecordDetail
      base="/returns"
      title={info?.return.number ?? t('returns.one')}
      error={error}
      isLoading={!info}
      actions={hasActions ? <Actions info={info} onChoose={setAction} /> : undefined}
    >
      {info && (
        <>
          <Box sx={{ mb: 2 }}>
            <ReturnState state={info.return.state} />
          </Box>
          <Deadline row={info.return} />
          <Statements row={info.return} content={info} dispute={info.dispute} />
          <ReturnGoods content={info} total={info.return.total} />
          <ReturnSteps row={info.return} content={info} />
        </>
      )}
      {action && info && (
        <ReturnActionDialog action={action} info={info} onClose={() => setAction(undefined)} />
      )}
    </RecordDetail>
  );
}
