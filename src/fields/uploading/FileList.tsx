import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import type { KeptFile } from '../../model/files/keptFile';
import { FilePicture, isPictureFile } from './FilePicture';
import { sizeText } from './sizeText';
import { useDownloadFile, useFileAddress } from './useFileAddress';

/** A file in a row of a list: what it is, and its name. */
export const FileLine = ({ file }: { readonly file: KeptFile }) => (
  <Line>
    <FilePicture file={file} height={28} />
    <Name>{shownText(file.name)}</Name>
  </Line>
);

/** Files on the page of a record, each to be saved. */
export const FileList = ({ files }: { readonly files: readonly KeptFile[] }) => (
  <List>
    {files.map((file) => (
      <li key={file.id}>
        <Whole file={file} />
      </li>
    ))}
  </List>
);

const Whole = ({ file }: { readonly file: KeptFile }) => {
  const locale = useLocale();
  const translate = useTranslate();
  const notify = useNotify();
  const download = useDownloadFile();
  const { said } = useFileAddress({ id: file.id, shown: 'large', isAsked: isPictureFile(file) });
  const save = async () => {
    const why = await download(file).catch(() => 'app.files.gone');
    if (why !== undefined) notify(why, { type: 'warning', messageArgs: { _: why } });
  };
  return (
    <Line>
      <FilePicture file={file} shown="large" height={160} />
      <span>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => void save()}
          aria-label={translate('app.files.download', { name: file.name })}
          sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {shownText(file.name)}
        </Link>{' '}
        <Size>{sizeText(file.size, locale)}</Size>
        {said !== undefined && <Said>{said}</Said>}
      </span>
    </Line>
  );
};

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

const Name = styled('bdi')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});

const Size = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontSize: 13,
  whiteSpace: 'nowrap',
}));

const Said = styled('div')(({ theme }) => ({ color: theme.palette.text.secondary, fontSize: 13 }));

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 });
