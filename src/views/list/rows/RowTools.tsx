import { useContext } from 'react';
import { useCan } from '../../useEntity';
import { PeekButton } from '../peek/PeekButton';
import { PeekContext } from '../peek/PeekContext';
import { RowActions } from '../table/RowActions';

/** The quick view of a record, where its list has one, and the menu of what can be done with it. */
export const RowTools = ({ title }: { readonly title: string }) => {
  const can = useCan();
  const hasPeek = useContext(PeekContext) !== undefined;
  return (
    <>
      {hasPeek && can('show') && <PeekButton title={title} />}
      <RowActions title={title} />
    </>
  );
};
