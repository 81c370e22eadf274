import type { DeskSite } from '@openmall/sdk/desk';

/** What the form of the site holds. */
export type SiteValues = Omit<DeskSite, 'isChosen' | 'themes'> & { readonly reason: string };
