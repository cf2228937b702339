import { defineCell } from '../cellView';
import { RecordLink } from '../drawing/RecordLink';

export default defineCell<'reference'>({
  hasLink: true,
  Cell: ({ value, field }) => <RecordLink to={field.to} id={String(value)} />,
  Plain: ({ value, field }) => <RecordLink to={field.to} id={String(value)} isPlain />,
});
