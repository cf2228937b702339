import { lazyPart } from '../../parts/lazyPart';
import type { UploadedPictureProps } from '../uploading/UploadedPicture';

/** A picture that somebody has uploaded. What draws it is downloaded where there is one. */
export const Uploaded = lazyPart<UploadedPictureProps>(
  async () => (await import('../uploading/UploadedPicture')).UploadedPicture,
  { alone: true, failure: 'quiet', waiting: ({ waiting }) => waiting },
);
