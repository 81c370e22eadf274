import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { useErrorText } from '../errors/use-error-text.ts';

const Root = styled.p`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-error-tint);
  color: var(--mui-palette-error-main);
  & svg {
    flex: none;
    margin-block-start: 1px;
  }
`;

/** Why a form was refused, in the form itself. */
export function FormAlert({ error }: { readonly error: unknown }) {
  const text = useErrorText(error);
  if (!error || !text) return null;
  return (
    <Root role="alert">
      <CircleAlert size={18} aria-hidden />
      {text}
    </Root>
  );
}
