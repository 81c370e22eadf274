import { fetchPrivateFile } from '@openmall/sdk';
import { useEffect, useState, type ComponentProps } from 'react';
import { withQuery } from '../navigation/paths.ts';
import { session } from '../session/session.ts';
import { isTokenInQuery } from '../session/token-placement.ts';
import { useSession } from '../session/use-session.ts';

/** The token is never sent to another host. */
const isOurs = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

/** The object URL of a picture that is fetched with `token`; undefined while it loads. */
function useFetchedPicture(url: string, token: string | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (token === undefined) return;
    const stop = new AbortController();
    let shown: string | undefined;
    fetchPrivateFile(url, token, stop.signal).then(
      (picture) => {
        if (stop.signal.aborted) return;
        shown = URL.createObjectURL(picture);
        setSrc(shown);
      },
      // The browser tries without a token and shows the alternative text.
      () => !stop.signal.aborted && setSrc(url),
    );
    return () => {
      stop.abort();
      if (shown !== undefined) URL.revokeObjectURL(shown);
      setSrc(undefined);
    };
  }, [url, token]);
  return token === undefined ? url : src;
}

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { readonly url: string; readonly alt: string };

/** An `<img>` cannot send a header, so the picture is fetched with the token header. */
function FetchedPicture({ url, alt, ...rest }: Props) {
  const { token } = useSession();
  return <img {...rest} src={useFetchedPicture(url, isOurs(url) ? token : undefined)} alt={alt} />;
}

/** A picture that only its owner may see. */
export function OwnPicture(props: Props) {
  if (!isTokenInQuery) return <FetchedPicture {...props} />;
  const { url, alt, ...rest } = props;
  return <img {...rest} src={withQuery(url, { token: session.get().token })} alt={alt} />;
}
