import { createTransport, uploadimgExecute } from '@openmall/sdk';

/** Pictures are uploaded without a session. They belong to the account that uses them first. */
const visitor = createTransport({ baseUrl: '' });

/** What was uploaded here. Nobody else sees it before it is used, not even its owner. */
const uploaded = new Map<string, string>();

/** Uploads a picture and returns its address. */
export async function uploadPicture(file: File): Promise<string> {
  const address = await uploadimgExecute(visitor, { file, moduleName: 'picture' });
  uploaded.set(address, URL.createObjectURL(file));
  return address;
}

/** Where a picture can be shown from, also one that is not saved yet. */
export const shownFrom = (address: string): string => uploaded.get(address) ?? address;
