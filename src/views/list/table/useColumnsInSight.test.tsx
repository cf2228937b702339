// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MenuWidthContext, useColumnsInSight } from './useColumnsInSight';
import type { TableColumn } from './useTableColumns';

const columns = [0, 400, 1200, 800].map(
  (from) => ({ field: { name: `from ${from}` }, from }) as unknown as TableColumn,
);

const whole = window.innerWidth;

afterEach(() => {
  cleanup();
  window.innerWidth = whole;
});

const tell = (event: string) =>
  act(() => {
    window.dispatchEvent(new Event(event));
  });

const widen = (width: number) => {
  window.innerWidth = width;
  tell('resize');
};

const see = (isWide = false) => {
  const { result } = renderHook(() => useColumnsInSight(columns, isWide), {
    wrapper: ({ children }) => <MenuWidthContext value={248}>{children}</MenuWidthContext>,
  });
  return { seen: () => result.current.map(({ from }) => from) };
};

it('makes the columns that the window has room for beside the menu, and others when it becomes wider', () => {
  widen(1000);
  const { seen } = see();
  expect(seen()).toEqual([0, 400]);
  widen(1047);
  expect(seen()).toEqual([0, 400]);
  widen(1048);
  expect(seen()).toEqual([0, 400, 800]);
  widen(2560);
  expect(seen()).toEqual([0, 400, 1200, 800]);
  widen(320);
  expect(seen()).toEqual([0]);
});

it('makes all where the table scrolls sideways', () => {
  widen(320);
  expect(see(true).seen()).toEqual([0, 400, 1200, 800]);
});

it('makes all while the page is printed', () => {
  widen(320);
  const { seen } = see();
  tell('beforeprint');
  expect(seen()).toEqual([0, 400, 1200, 800]);
  tell('afterprint');
  expect(seen()).toEqual([0]);
});
