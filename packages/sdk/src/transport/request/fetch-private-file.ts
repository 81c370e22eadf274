/**
 * Fetches a file that only its owner may see, with the token in a header: an `<img>` could send it only in the URL.
 * Pass the result to `URL.createObjectURL` to show it in an `<img>`.
 * @throws What `fetch` throws, and an Error for a status other than 2xx.
 */
export async function fetchPrivateFile(url: string, token: string, signal?: AbortSignal): Promise<Blob> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url, { headers, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`The private file could not be loaded: HTTP ${response.status}.`);
  return response.blob();
}
