import { useLocale } from 'react-admin';
import { pick } from '../../../model/resolved/labels';
import { useModel } from '../../AdminContext';
import { defineCell, type CellProps } from '../../cellView';

export default defineCell<'entity'>({ width: { least: 110 }, Cell: EntityCell });

/* An entity that is gone from the configuration keeps its key. */
function EntityCell({ value }: CellProps<'entity'>) {
  const locale = useLocale();
  const found = useModel().resources.find(({ key }) => key === value);
  return found ? pick(found.label.many, locale) : value;
}
