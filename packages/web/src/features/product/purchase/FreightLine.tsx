import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  & > .fact {
    flex: 1 1 0;
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 10px;
  }
  & > .fact > svg {
    margin-block-start: 1px;
    color: var(--mui-palette-primary-main);
  }
  @media (width < 900px) {
    flex-wrap: wrap;
    & > .fact {
      flex-basis: 188px;
    }
    /* Below the text and not below its icon, where there is no room beside it. */
    & > .action {
      margin-inline-start: 28px;
    }
  }
`;

/** A link at the end of a line. */
export const FreightLink = styled(Link)`
  color: var(--mui-palette-primary-main);
  font-weight: 600;
  border-radius: 4px;
  &:hover {
    text-decoration: underline;
  }
  @media (width < 900px) {
    padding-block: 12px;
  }
`;

interface Props {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** What can be done about it: a button or a link. */
  readonly action?: ReactNode;
}

/** A line of the shipping box: an icon, a text and an action. */
export const FreightLine = ({ icon: Icon, children, action }: Props) => (
  <Root>
    <div className="fact">
      <Icon size={18} aria-hidden />
      <span>{children}</span>
    </div>
    {action && <div className="action">{action}</div>}
  </Root>
);
