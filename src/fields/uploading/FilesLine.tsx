import { styled } from '@mui/material/styles';
import type { KeptFile } from '../../model/files/keptFile';
import { FileLine } from './FileList';
import { FilePicture, isPictureFile } from './FilePicture';

/** Pictures that stand beside each other in a row. */
const MOST = 3;

/** Files in a row of a list: pictures beside each other, or the first of several names. */
export const FilesLine = ({ files: value }: { readonly files: readonly KeptFile[] }) => {
  const [first] = value;
  if (!first) return null;
  if (!value.every(isPictureFile))
    return (
      <Row>
        <FileLine file={first} />
        {value.length > 1 && <span>+{value.length - 1}</span>}
      </Row>
    );
  return (
    <Row>
      {value.slice(0, MOST).map((file) => (
        <FilePicture key={file.id} file={file} height={28} alt={file.name} />
      ))}
      {value.length > MOST && <span>+{value.length - MOST}</span>}
    </Row>
  );
};

const Row = styled('span')({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
