/** The public reply of a store to a review. */
export const reviewReplies: readonly string[] = [
  `alter table review
     add column reply text not null default '',
     add column replied_at timestamptz,
     add check ((reply = '') = (replied_at is null))`,
];
