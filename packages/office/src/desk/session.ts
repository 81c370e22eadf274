import { createOfficeSession } from '../shared/session/office-session.ts';

/** The session of the operations desk. */
export const session = createOfficeSession('desk');
