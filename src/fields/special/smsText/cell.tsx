import { useResourceContext } from 'react-admin';
import { useModel } from '../../AdminContext';
import { defineCell } from '../../cellView';
import { Bubble, Lines, OneLine } from '../../drawing/OneLine';
import { lazyPart } from '../../../parts/lazyPart';
import kind from './kind';

const CountsLine = lazyPart(async () => (await import('./CountsLine')).CountsLine);

export default defineCell<'smsText'>({
  width: { least: 160 },
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: function SmsTextShow({ value, field, record }) {
    const { resource, kinds } = useModel();
    const entity = useResourceContext();
    const fields = entity === undefined ? [] : resource(entity).fields;
    const text = String(kind.whole?.(value, field, { record, fields, kinds }));
    return (
      <>
        <Bubble>
          <Lines text={text} />
        </Bubble>
        <CountsLine text={text} />
      </>
    );
  },
});
