import { useLocaluserGet } from '@openmall/sdk/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { informationPath } from '../../navigation/paths.ts';
import { promoteUrl } from '../../navigation/promote-site.ts';
import { useLoggedIn } from '../../session/use-session.ts';

interface Props {
  readonly topic: string;
  readonly children: ReactNode;
}

/** To a page about the mall: on its promote site in a new window, where it has one, else in the store. */
export function InformationLink({ topic, children }: Props) {
  const loggedIn = useLoggedIn();
  const hasSite = promoteUrl(topic, '1') !== undefined;
  const me = useLocaluserGet({ query: { enabled: hasSite && loggedIn, meta: { inline: true } } });
  const outside = promoteUrl(topic, me.data?.avatar ?? '1');
  if (!outside) return <Link to={informationPath(topic)}>{children}</Link>;
  return (
    <a href={outside} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
