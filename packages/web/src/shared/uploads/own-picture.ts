import { withQuery } from '../navigation/paths.ts';
import { session } from '../session/session.ts';

/** The address of a picture that the server shows to its owner alone: it asks for the session. */
export const ownPicture = (url: string): string => withQuery(url, { token: session.get().token });
