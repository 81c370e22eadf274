import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether a link leaves the store: another origin, a mail address or a file. */
const isExternal = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);

/** The link of MUI's components. A URL of the store goes through the router; others are plain links. */
export const RouterLink = ({ href, replace, state, ...rest }: Props) =>
  isExternal(href) || rest.download !== undefined ? (
    <a href={href} {...rest} />
  ) : (
    <Link to={href} {...(replace !== undefined && { replace })} state={state} {...rest} />
  );
