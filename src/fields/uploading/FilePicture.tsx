import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { factsOf } from '../../model/files/fileTypes';
import type { KeptFile } from '../../model/files/keptFile';
import type { FileShown } from '../../model/resolved/resourceProvider';
import { Icon } from '../drawing/Icon';
import { useFileAddress } from './useFileAddress';

type FilePictureProps = {
  readonly file: KeptFile;
  readonly shown?: Exclude<FileShown, 'whole'>;
  /** In px. */
  readonly height: number;
  /** Default: nothing, where its name stands beside it. */
  readonly alt?: string;
};

export const isPictureFile = ({ type }: KeptFile): boolean => factsOf(type).isPicture === true;

/** The picture of a file, or a sign of a document. Room is kept for it while it comes. */
export const FilePicture = ({ file, shown = 'small', height, alt = '' }: FilePictureProps) =>
  isPictureFile(file) ? (
    <Drawn file={file} shown={shown} height={height} alt={alt} />
  ) : (
    <Icon name="draft" aria-hidden sx={{ fontSize: Math.min(height, 28), color: 'text.secondary' }} />
  );

const Drawn = ({ file, shown, height, alt }: Required<FilePictureProps>) => {
  const { address, again } = useFileAddress(file.id, shown);
  const [failed, setFailed] = useState<string>();
  if (address === undefined || address === failed)
    return (
      <Room role={alt ? 'img' : undefined} aria-label={alt || undefined} style={{ height, width: height }} />
    );
  const fail = () => {
    if (failed === undefined) again();
    setFailed(address);
  };
  return <Image src={address} alt={alt} style={{ maxHeight: height }} loading="lazy" onError={fail} />;
};

const Image = styled('img')({ display: 'block', maxWidth: '100%', objectFit: 'contain', borderRadius: 4 });

const Room = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 4,
  background: theme.palette.action.hover,
}));
