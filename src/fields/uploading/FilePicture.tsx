import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { styled } from '@mui/material/styles';
import { factsOf } from '../../model/files/fileTypes';
import type { KeptFile } from '../../model/files/keptFile';
import type { PictureShown } from '../../model/resolved/resourceProvider';
import { UploadedPicture } from './UploadedPicture';

type FilePictureProps = {
  readonly file: KeptFile;
  readonly shown?: PictureShown;
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
    <FileIcon aria-hidden sx={{ fontSize: Math.min(height, 28), color: 'text.secondary' }} />
  );

const Drawn = ({ file, shown, height, alt }: Required<FilePictureProps>) => {
  const room = (said?: string) => (
    <Room
      role={alt ? 'img' : undefined}
      aria-label={alt && said ? `${alt}: ${said}` : alt || undefined}
      title={said}
      style={{ height, width: height }}
    />
  );
  return (
    <UploadedPicture
      file={file}
      shown={shown}
      waiting={room()}
      missing={room}
      draw={(address, onError) => (
        <Image src={address} alt={alt} style={{ maxHeight: height }} loading="lazy" onError={onError} />
      )}
    />
  );
};

const Image = styled('img')({ display: 'block', maxWidth: '100%', objectFit: 'contain', borderRadius: 4 });

const Room = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 4,
  background: theme.palette.action.hover,
}));
