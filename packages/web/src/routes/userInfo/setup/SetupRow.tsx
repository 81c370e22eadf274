import Chip from '@mui/material/Chip';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly title: string;
  readonly text: ReactNode;
  /** The state in one word. */
  readonly state?: { readonly color: 'success' | 'warning' | 'error'; readonly word: string } | undefined;
}

/** A setting: its name, its state and a link. */
export const SetupRow = ({ icon: Icon, to, title, text, state }: Props) => (
  <li>
    <Link to={to}>
      <span className="icon">
        <Icon size={20} aria-hidden />
      </span>
      <span className="words">
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
      {state && <Chip size="small" color={state.color} label={state.word} />}
      <ChevronRight className="flips" size={18} aria-hidden />
    </Link>
  </li>
);
