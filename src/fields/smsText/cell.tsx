import { lazy, Suspense } from 'react';
import { defineCell } from '../cellView';
import { Lines } from '../Lines';
import { OneLine } from '../OneLine';

const CountsLine = lazy(() =>
  import('./CountsLine').then(({ CountsLine: component }) => ({ default: component })),
);

export default defineCell<'smsText'>({
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: ({ value }) => (
    <>
      <Lines text={String(value)} />
      <Suspense fallback={null}>
        <CountsLine text={String(value)} />
      </Suspense>
    </>
  ),
});
