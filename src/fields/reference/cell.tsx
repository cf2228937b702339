import { defineCell } from '../cellView';
import { RecordLink } from '../drawing/RecordLink';

export default defineCell<'reference'>({
  width: { least: 96 },
  hasLink: true,
  Cell: ({ value, field }) => <RecordLink to={field.to} id={String(value)} />,
  Plain: ({ value, field }) => <RecordLink to={field.to} id={String(value)} isPlain />,
});
