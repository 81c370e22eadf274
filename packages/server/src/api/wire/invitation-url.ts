/** The store's registration page with a code filled in. */
export const invitationUrl = (usercode: string): string => `/register?code=${usercode}`;
