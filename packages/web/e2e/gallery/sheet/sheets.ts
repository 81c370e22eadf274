/** The names of the sheets, which are the last part of their URLs. */
export const sheetNames = ['toasts', 'fields', 'failures', 'notices', 'plurals', 'offline'] as const;
export type SheetName = (typeof sheetNames)[number];
