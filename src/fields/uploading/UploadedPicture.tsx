import { type ReactNode, useState } from 'react';
import type { KeptFile } from '../../model/files/keptFile';
import type { PictureShown } from '../../model/resolved/resourceProvider';
import { useFileAddress } from './useFileAddress';

export type UploadedPictureProps = {
  readonly file: KeptFile;
  readonly shown: PictureShown;
  /** The entity that has it, by its name in the interface. Default: the one around. */
  readonly resource?: string | undefined;
  /** Draws it; `onError` is for its `img`. */
  readonly draw: (address: string, onError: () => void) => ReactNode;
  /** What stands there while it comes. */
  readonly waiting?: ReactNode;
  /** What stands there where it cannot be had, or may not be seen, by what the server says about it. */
  readonly missing?: ReactNode | ((said: string | undefined) => ReactNode);
};

/** A picture that somebody has uploaded, at the address that is good now. */
export const UploadedPicture = ({ file, shown, resource, draw, waiting, missing }: UploadedPictureProps) => {
  const { address, said, isPending, again } = useFileAddress({ id: file.id, shown, resource });
  const [failed, setFailed] = useState<string>();
  if (isPending) return waiting;
  if (address === undefined || address === failed)
    return typeof missing === 'function' ? missing(said) : missing;
  return draw(address, () => {
    if (failed === undefined) again();
    setFailed(address);
  });
};
