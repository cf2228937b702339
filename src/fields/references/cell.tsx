import { defineCell, type CellProps } from '../cellView';
import { Chips } from '../drawing/Chips';
import { RecordLink } from '../drawing/RecordLink';

export default defineCell<'references'>({
  width: { least: 110 },
  hasLink: true,
  Cell: (props) => <Links {...props} max={3} />,
  Show: (props) => <Links {...props} max={Infinity} />,
});

const Links = ({ value, field, max }: CellProps<'references'> & { readonly max: number }) => (
  <Chips texts={value} max={max} draw={(id) => <RecordLink to={field.to} id={id} />} />
);
