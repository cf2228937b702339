import { defineCell } from '../cellView';
import { RecordLink } from '../drawing/RecordLink';

export default defineCell<'reference'>({
  width: ({ avatar = false }) => ({ least: avatar ? 140 : 96 }),
  hasLink: true,
  Cell: ({ value, field: { to, avatar = false } }) => (
    <RecordLink to={to} id={String(value)} hasAvatar={avatar} />
  ),
  Plain: ({ value, field: { to, avatar = false } }) => (
    <RecordLink to={to} id={String(value)} hasAvatar={avatar} isPlain />
  ),
});
