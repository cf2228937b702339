import { defineCell } from '../cellView';
import { RecordLink } from '../drawing/RecordLink';

export default defineCell<'account'>({
  width: ({ avatar = false }) => ({ least: avatar ? 140 : 96 }),
  hasLink: true,
  Cell: ({ value, field: { to = [], avatar = false } }) => (
    <RecordLink key={String(to)} to={to} id={String(value)} hasAvatar={avatar} />
  ),
  Plain: ({ value, field: { to = [], avatar = false } }) => (
    <RecordLink key={String(to)} to={to} id={String(value)} hasAvatar={avatar} isPlain />
  ),
});
