/** The display name of a user. */
export const displayName: readonly string[] = ['alter table user_account add column display_name text'];
