import { rulesOf, type UploadOptions } from '../reading/uploading';

/** Files of a field that does not say how many. */
export const USUAL_MOST = 10;

export type FilesOptions = UploadOptions & { readonly max?: number };

export const filesRules = ({ max = USUAL_MOST, ...options }: FilesOptions) => rulesOf(options, { most: max });
