import { defineCell } from '../../cellView';
import { Lines, OneLine } from '../../drawing/OneLine';
import { lazyPart } from '../../../parts/lazyPart';

const CountsLine = lazyPart(async () => (await import('./CountsLine')).CountsLine);

export default defineCell<'smsText'>({
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: ({ value }) => (
    <>
      <Lines text={String(value)} />
      <CountsLine text={String(value)} />
    </>
  ),
});
