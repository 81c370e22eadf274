/**
 * Fetches a file that the mall shows to its owner alone, with the token in a header: an `<img>` could send it in the
 * URL only. Throws what `fetch` throws, and an `Error` for any status but 2xx. `URL.createObjectURL` makes an address of
 * what it answers, for an `<img>`.
 */
export async function fetchPrivateFile(url: string, token: string, signal?: AbortSignal): Promise<Blob> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`A private file was answered with HTTP ${response.status}.`);
  return response.blob();
}
