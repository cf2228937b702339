import { defineCell } from '../../cellView';
import { Bubble, Lines, OneLine } from '../../drawing/OneLine';
import { lazyPart } from '../../../parts/lazyPart';

const CountsLine = lazyPart(async () => (await import('./CountsLine')).CountsLine);

export default defineCell<'smsText'>({
  width: { least: 160 },
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: ({ value }) => (
    <>
      <Bubble>
        <Lines text={String(value)} />
      </Bubble>
      <CountsLine text={String(value)} />
    </>
  ),
});
