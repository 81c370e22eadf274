import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../../../shared/themes/late/chips.ts';

const Row = styled.li`
  & + & {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
`;

const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 16px;
  min-block-size: 72px;
  padding-inline: 24px;
  border-radius: var(--mui-shape-borderRadius);
  &:hover {
    background: var(--mui-palette-background-default);
  }
  @media (width < 900px) {
    gap: 12px;
    padding: 12px 16px;
  }
`;

const IconCircle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 20px;
  background: var(--mui-palette-primary-tint);
  color: var(--mui-palette-primary-main);
`;

/** The state is beside the text. On phones it is below, because the text would become a narrow column. */
const Body = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-inline-size: 0;
  @media (width < 600px) {
    flex-direction: column;
    align-items: start;
    gap: 6px;
  }
`;

const Title = styled.strong`
  display: block;
  font-weight: 600;
`;

const Text = styled.small`
  display: block;
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const Chevron = styled(ChevronRight)`
  flex: none;
  color: var(--mui-palette-text-tertiary);
`;

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
  <Row>
    <RowLink to={to}>
      <IconCircle>
        <Icon size={20} aria-hidden />
      </IconCircle>
      <Body>
        <span>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </span>
        {state && <Chip size="small" color={state.color} label={state.word} />}
      </Body>
      <Chevron className="flips" size={18} aria-hidden />
    </RowLink>
  </Row>
);
