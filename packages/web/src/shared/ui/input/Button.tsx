import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface Look {
  /** contained is the one primary action of a view. */
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly size?: 'small' | 'medium' | 'large';
  readonly color?: 'primary' | 'error' | 'inherit';
  readonly fullWidth?: boolean;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}
type Plain<Props> = Omit<Props, 'color'>;
type Press = Plain<ComponentProps<'button'>> & { readonly to?: undefined; readonly href?: undefined };
type Go = Plain<LinkProps> & { readonly to: LinkProps['to']; readonly href?: undefined };
type Leave = Plain<ComponentProps<'a'>> & { readonly href: string; readonly to?: undefined };
export type ButtonProps = Look & (Press | Go | Leave);

const look = css`
  --tone: var(--mui-palette-primary-main);
  --tone-strong: var(--mui-palette-primary-dark);
  --tone-tint: var(--mui-palette-primary-tint);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 8px;
  min-block-size: 40px;
  padding-block: 8px;
  padding-inline: 20px;
  border: 0;
  border-radius: var(--mui-shape-borderRadius);
  background: transparent;
  color: var(--tone);
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  white-space: nowrap;
  text-align: center;
  user-select: none;
  transition:
    background-color var(--quick),
    border-color var(--quick),
    color var(--quick);
  &.error {
    --tone: var(--mui-palette-error-main);
    --tone-strong: var(--mui-palette-error-dark);
    --tone-tint: var(--mui-palette-error-tint);
  }
  &.inherit {
    --tone: inherit;
    --tone-tint: var(--mui-palette-action-hover);
  }
  &:hover {
    background: var(--tone-tint);
  }
  &.contained {
    background: var(--tone);
    color: var(--mui-palette-primary-contrastText);
  }
  &.contained:hover {
    background: var(--tone-strong);
  }
  &.outlined {
    padding-block: 7px;
    padding-inline: 19px;
    border: 1px solid var(--mui-palette-outline);
    color: var(--mui-palette-text-primary);
  }
  &.outlined:hover {
    border-color: var(--tone);
    background: transparent;
    color: var(--tone);
  }
  &.small {
    min-block-size: 32px;
    padding-block: 4px;
    padding-inline: 12px;
    font-size: 13px;
  }
  &.large {
    min-block-size: 48px;
    padding-inline: 28px;
    font-size: 15px;
  }
  &.full {
    inline-size: 100%;
  }
  &:disabled {
    cursor: default;
    pointer-events: none;
    color: var(--mui-palette-text-disabled);
  }
  &.contained:disabled {
    background: var(--mui-palette-action-disabledBackground);
  }
  &.outlined:disabled {
    border-color: var(--mui-palette-action-disabledBackground);
  }
`;

const ButtonRoot = styled.button(look);
const LinkRoot = styled(Link)(look);
const AnchorRoot = styled.a(look);

/** A button; with `to` a link within the shop and with `href` one that leads out, both of the same look. */
export function Button(props: ButtonProps) {
  const { variant = 'text', size = 'medium', color = 'primary', fullWidth, ...more } = props;
  const { startIcon, endIcon, className, children, ...rest } = more;
  const names = ['button', variant, size, color, fullWidth && 'full', className];
  const shared = {
    className: names.filter(Boolean).join(' '),
    children: (
      <>
        {startIcon}
        {children}
        {endIcon}
      </>
    ),
  };
  if (rest.to !== undefined) return <LinkRoot {...rest} {...shared} />;
  if (rest.href !== undefined) return <AnchorRoot {...rest} {...shared} />;
  return <ButtonRoot type="button" {...rest} {...shared} />;
}
