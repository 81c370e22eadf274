/** The sheets by the end of their address. */
export const sheetNames = ['toasts', 'fields', 'failures', 'notices', 'plurals', 'offline'] as const;
export type SheetName = (typeof sheetNames)[number];
