import type { RaRecord } from 'react-admin';
import { narrowedToNext } from '../../../model/rules/transitions';
import { useEntity } from '../../useEntity';
import { InlineEditor } from '../inline/InlineEditor';
import { useAmongField } from './MoveEntries';
import { MoveToNumber } from './MoveToNumber';

type MoveToProps = {
  readonly what: 'number' | 'among';
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

/** Asks where a record is to go: to a number of its order, or, as one edit of it, below another record. */
export const MoveTo = ({ what, ...props }: MoveToProps) => {
  const entity = useEntity();
  const among = useAmongField();
  if (what === 'number') return <MoveToNumber {...props} />;
  return among ? <InlineEditor field={narrowedToNext(among, entity, props.record)} {...props} /> : null;
};
