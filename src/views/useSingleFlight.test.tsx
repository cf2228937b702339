import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSingleFlight } from './useSingleFlight';

afterEach(cleanup);

it('writes what is drawn, also for whoever is faster than the effects of the drawing', () => {
  const written: string[] = [];
  const Part = ({ text }: { readonly text: string }) => {
    const write = useSingleFlight(async () => void written.push(text));
    useLayoutEffect(() => {
      if (text === 'theirs') void write();
    }, [text, write]);
    return null;
  };
  render(<Part text="mine" />).rerender(<Part text="theirs" />);
  expect(written).toEqual(['theirs']);
});
