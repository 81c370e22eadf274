import { useLocaluserGet } from '@openmall/sdk/hooks';
import type { ComponentType, ReactNode } from 'react';
import { RouterLink } from '../../navigation/RouterLink.tsx';
import { informationPath } from '../../navigation/paths.ts';
import { promoteUrl } from '../../navigation/promote-site.ts';
import { useLoggedIn } from '../../session/use-session.ts';

interface LinkProps {
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
  readonly children: ReactNode;
}

interface Props {
  readonly topic: string;
  readonly children: ReactNode;
  /** The component of the link; a plain link by default. */
  readonly component?: ComponentType<LinkProps>;
}

/** A link to an information page: on the promote site in a new window if the mall has such a site, otherwise in the store. */
export function InformationLink({ topic, children, component: Link = RouterLink }: Props) {
  const loggedIn = useLoggedIn();
  const hasSite = promoteUrl(topic, '1') !== undefined;
  const me = useLocaluserGet({ query: { enabled: hasSite && loggedIn, meta: { inline: true } } });
  const outside = promoteUrl(topic, me.data?.avatar ?? '1');
  if (!outside) return <Link href={informationPath(topic)}>{children}</Link>;
  return (
    <Link href={outside} target="_blank" rel="noreferrer">
      {children}
    </Link>
  );
}
