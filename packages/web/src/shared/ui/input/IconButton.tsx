import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

type Press = ComponentProps<'button'> & { readonly to?: undefined };
type Go = LinkProps & { readonly to: LinkProps['to'] };

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  position: relative;
  inline-size: 40px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: 20px;
  background: transparent;
  color: inherit;
  transition:
    background-color var(--quick),
    color var(--quick);
  &:hover {
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-primary-main);
  }
  &:disabled {
    cursor: default;
    pointer-events: none;
    color: var(--mui-palette-text-disabled);
  }
`;

const ButtonRoot = styled.button(look);
const LinkRoot = styled(Link)(look);

/** A round button of 40 by 40 for an icon alone; its name is its `aria-label`. With `to` a link. */
export const IconButton = (props: (Press | Go) & { readonly 'aria-label': string }) =>
  props.to === undefined ? <ButtonRoot type="button" {...props} /> : <LinkRoot {...props} />;
