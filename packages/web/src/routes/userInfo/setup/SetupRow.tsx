import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Tag } from '../../../shared/ui/display/Tag.tsx';

interface Props {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly title: string;
  readonly text: ReactNode;
  /** How it stands, in a word. */
  readonly state?: { readonly tone: 'good' | 'warn' | 'bad'; readonly word: string } | undefined;
}

/** One setting: what it is, how it stands, and the way to it. */
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
      {state && <Tag tone={state.tone}>{state.word}</Tag>}
      <ChevronRight className="flips" size={18} aria-hidden />
    </Link>
  </li>
);
