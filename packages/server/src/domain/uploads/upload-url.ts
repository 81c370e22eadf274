const URL_PATTERN = /^\/uploads\/([A-Za-z0-9_-]{1,32})\/([0-9a-f]{32})\.webp$/;

export const uploadUrl = (module: string, id: string): string => `/uploads/${module}/${id}.webp`;

/** The id in the URL of an upload; undefined for any other URL. */
export const uploadIdIn = (url: string): string | undefined => URL_PATTERN.exec(url)?.[2];
