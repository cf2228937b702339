import { useLocale } from 'react-admin';
import { pick } from '../../../model/resolved/labels';
import { textOf } from '../../../model/values/comparable';
import { useModel } from '../../AdminContext';
import { RecordLink } from '../../drawing/RecordLink';
import { defineCell, type CellProps } from '../../cellView';

export default defineCell<'entity'>({
  width: { least: 110 },
  hasLink: true,
  Cell: EntityCell,
  Plain: (props) => <EntityCell {...props} isPlain />,
});

/* An entity that is gone from the configuration keeps its key. */
function EntityCell({ value, field, record, isPlain = false }: CellProps<'entity'> & { isPlain?: boolean }) {
  const locale = useLocale();
  const found = useModel().resources.find(({ key }) => key === value);
  if (!found) return value;
  const id = textOf(record[field.record ?? '']);
  if (id === undefined) return pick(found.label.many, locale);
  return <RecordLink to={value} id={id} isPlain={isPlain} />;
}
