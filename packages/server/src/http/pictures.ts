/** Where the pictures of goods, stores and banners come from; `path` is what follows `/pictures/`. */
export type PictureSource = {
  readonly find: (
    path: string,
  ) => Promise<{ readonly body: Uint8Array<ArrayBuffer>; readonly contentType: string } | undefined>;
};

const PATH = /^\/pictures\/([\w-]+(?:\/[\w-]+)*\.[a-z\d]+)$/;

/** A picture never changes under its name within a day, and is inert whatever it holds. */
export async function servePicture(source: PictureSource | undefined, pathname: string): Promise<Response | undefined> {
  const path = PATH.exec(pathname)?.[1];
  const picture = path === undefined ? undefined : await source?.find(path);
  if (!picture) return undefined;
  return new Response(picture.body, {
    headers: {
      'Content-Type': picture.contentType,
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
