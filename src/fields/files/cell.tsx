import { lazyPart } from '../../parts/lazyPart';
import { defineCell } from '../cellView';

const FilesLine = lazyPart(async () => (await import('../uploading/FilesLine')).FilesLine, { alone: true });
const FileList = lazyPart(async () => (await import('../uploading/FileList')).FileList, { alone: true });

export default defineCell<'files'>({
  width: { least: 140 },
  Cell: ({ value }) => <FilesLine files={value} />,
  Show: ({ value }) => <FileList files={value} />,
});
