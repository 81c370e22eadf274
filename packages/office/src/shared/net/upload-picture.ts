import { createTransport, uploadimgExecute } from '@openmall/sdk';

/** Pictures are uploaded without a session. They belong to the mall once a record of the desk is saved with them. */
const visitor = createTransport({ baseUrl: '' });

/** Uploads a picture that everyone may see, and returns its address. */
export const uploadPicture = (file: File): Promise<string> =>
  uploadimgExecute(visitor, { file, moduleName: 'selle' });
