/** Step 4: the languages of the mall as a value, for a menu of languages or for a check of what a person has chosen. */
import type { Contract } from '../../contract/contract.ts';

export const languageList = (contract: Contract): string => `
import type { Lang } from './hooks/openmall.schemas.ts';

/** The languages of the mall, under their names on the wire. */
export const languages: readonly Lang[] = ${JSON.stringify(contract.components.schemas['Lang']?.enum ?? [])};
`;
