import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { STEP_MARK } from '../../../shared/ui/display/step-mark.ts';

const Root = styled(Card)<{ readonly component: 'section' }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 16px;
  padding: 24px;
  & > .number {
    ${STEP_MARK}
  }
  &[data-done='true'] > .number {
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & > .step {
    display: grid;
    gap: 16px;
  }
  & h2 {
    font-size: 16px;
    line-height: 32px;
  }
  @media (width < 900px) {
    gap: 12px;
    padding: 16px;
    & h2 {
      align-self: center;
      line-height: 24px;
    }
    & > .step {
      display: contents;
    }
    & > .step > :not(h2) {
      grid-column: 1 / -1;
    }
  }
`;

interface Props {
  readonly number: number;
  readonly title: string;
  readonly done?: boolean;
  readonly children: ReactNode;
}

/** A step of a recharge. All steps are visible from the start. */
export function Step({ number, title, done = false, children }: Props) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id} data-done={done}>
      <span className="number" aria-hidden>
        {done ? <Check size={18} /> : number}
      </span>
      <div className="step">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </Root>
  );
}
