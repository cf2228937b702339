// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { useTableColumns } from './useTableColumns';

const long = 'Referring back to what was found is not possible';

const model = modelOf({
  words: {
    label: { one: 'Word', many: 'Words' },
    title: '{name}',
    icon: 'tag',
    fields: {
      name: { kind: 'text' },
      problem: { kind: 'choice', values: { back: { label: long, tone: 'danger' } } },
      state: { kind: 'choice', values: { open: { tone: 'info' } } },
    } as never,
  },
});

afterEach(cleanup);

it('leaves a state the room of its longest word, however long that is, and of a word nobody knows no more', () => {
  const { fields } = model.resource('words');
  const { result } = renderHook(() => useTableColumns(fields, fields[0]), {
    wrapper: ({ children }) => <FieldScreen model={model}>{children}</FieldScreen>,
  });
  const [name, problem, state] = result.current.columns.map(({ style }) => style?.maxWidth);
  /* a letter of a chip is 6 to 7 px wide, and there are its sign, its border and what stands around it */
  expect(problem).toBeGreaterThan(long.length * 7 + 70);
  expect(problem).toBeLessThan(600);
  expect([name, state]).toEqual([undefined, undefined]);
});
