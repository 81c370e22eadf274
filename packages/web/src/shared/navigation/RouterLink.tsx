import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Leads out of the store: another origin, a mail program or a file of this page. */
const isExternal = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);

/** The link of MUI's components: `href` within the store goes through the router, any other is a plain link. */
export const RouterLink = ({ href, replace, state, ...rest }: Props) =>
  isExternal(href) || rest.download !== undefined ? (
    <a href={href} {...rest} />
  ) : (
    <Link to={href} {...(replace !== undefined && { replace })} state={state} {...rest} />
  );
