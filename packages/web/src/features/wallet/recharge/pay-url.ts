/** The hosted page of a third party, or one of this server; nothing else is ever opened. */
export function safePayUrl(url: string | null | undefined): string | undefined {
  const parsed = url ? URL.parse(url, location.origin) : null;
  if (!parsed) return undefined;
  return parsed.protocol === 'https:' || parsed.origin === location.origin ? parsed.href : undefined;
}
