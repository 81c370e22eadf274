import type { AnySchema } from 'yup';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import type { ActField } from '../../shared/ui/ActInput.tsx';
import { FactorDialog, useFreshFactor } from './FactorDialog.tsx';

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  readonly color?: 'primary' | 'error';
  readonly fields: readonly ActField[];
  readonly schema: AnySchema;
  readonly run: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly error: unknown;
  readonly onClose: () => void;
  /** After the act; closes the dialog where absent. */
  readonly onDone?: () => void;
}

/** Asks for what an act of the desk needs. A fresh second factor is asked for over it, and what was typed stays. */
export function DecisionDialog({ run, error, onClose, onDone = onClose, ...dialog }: Props) {
  const factor = useFreshFactor();
  return (
    <>
      <ActDialog
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
