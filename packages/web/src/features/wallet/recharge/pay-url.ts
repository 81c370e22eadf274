/** Returns the URL of a payment page if it is on this server or uses https; undefined otherwise. */
export function safePayUrl(url: string | null | undefined): string | undefined {
  const parsed = url ? URL.parse(url, location.origin) : null;
  if (!parsed) return undefined;
  return parsed.protocol === 'https:' || parsed.origin === location.origin ? parsed.href : undefined;
}
