import type { AnySchema } from 'yup';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';
import type { ActionField } from '../../shared/ui/ActionInput.tsx';
import { FactorDialog, useFreshFactor } from './FactorDialog.tsx';

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  readonly color?: 'primary' | 'error';
  readonly fields: readonly ActionField[];
  readonly schema: AnySchema;
  readonly run: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly error: unknown;
  readonly onClose: () => void;
  /** After the action; closes the dialog where absent. */
  readonly onDone?: () => void;
}

/** Asks for what an action of the desk needs. A fresh second factor is asked for over it, and what was typed stays. */
export function DecisionDialog({ run, error, onClose, onDone = onClose, ...dialog }: Props) {
  const factor = useFreshFactor();
  return (
    <>
      <ActionDialog
        {...dialog}
        fixed={{}}
        error={factor.isAsking ? null : error}
        onSubmit={(values) => factor.guard(() => run(values), onDone)}
        onClose={onClose}
      />
      {factor.isAsking && <FactorDialog onDone={factor.done} onClose={factor.cancel} />}
    </>
  );
}
