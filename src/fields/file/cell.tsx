import { lazyPart } from '../../parts/lazyPart';
import { defineCell } from '../cellView';

const FileLine = lazyPart(async () => (await import('../uploading/FileList')).FileLine, { alone: true });
const FileList = lazyPart(async () => (await import('../uploading/FileList')).FileList, { alone: true });

export default defineCell<'file'>({
  width: { least: 140 },
  Cell: ({ value }) => <FileLine file={value} />,
  Show: ({ value }) => <FileList files={[value]} />,
});
