// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createParts } from './PartsContext';

it('has the same records read for as long as the parts read the same, whatever they draw of it', () => {
  const parts = createParts();
  const [open, done] = [document.createElement('div'), document.createElement('div')];
  const [one, two] = [{ id: '1' }, { id: '2' }];
  const read = { open: [one], done: [two] };
  parts.tell(open, { drawn: [one], read: read.open });
  parts.tell(done, { drawn: [two], read: read.done });
  const before = parts.read();
  expect(before).toEqual([one, two]);
  /* what is drawn follows from it, and would be told for ever */
  parts.tell(done, { drawn: [two, one], read: read.done });
  parts.tell(open, { drawn: [], read: read.open });
  expect(parts.read()).toBe(before);
  parts.tell(open, { drawn: [], read: [] });
  expect(parts.read()).toEqual([two]);
  parts.tell(done, undefined);
  expect(parts.read()).toEqual([]);
});
