import { createTransport, uploadimgExecute } from '@openmall/sdk';

/** Pictures are uploaded without a session. They belong to the account that uses them first. */
const visitor = createTransport({ baseUrl: '' });

/** Uploads a picture and returns its address. */
export const uploadPicture = (file: File): Promise<string> =>
  uploadimgExecute(visitor, { file, moduleName: 'picture' });
