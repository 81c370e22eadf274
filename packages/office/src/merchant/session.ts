import { createOfficeSession } from '../shared/session/office-session.ts';

/** The session of the merchant zone. */
export const session = createOfficeSession('merchant');
