// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ResourceContextProvider, ShowContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import type { Change } from '../../model/live/changes';
import { LiveContext } from '../LiveContext';
import { ShowNews } from './ShowNews';

const model = modelOf({
  parcels: {
    label: { one: 'Parcel', many: 'Parcels' },
    title: '{code}',
    icon: 'send',
    fields: { code: { kind: 'text' } },
  },
});

/** Draws what is said of a record; answers with a way to tell that it was changed, and by whom. */
const draw = () => {
  let tell: (change: Change) => void = () => undefined;
  const follow = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const hushed = () => () => undefined;
  const live = { state: () => 'on' as const, arrivals: () => ({}), unseen: () => ({}), see: () => undefined };
  render(
    <FieldScreen model={model}>
      <QueryClientProvider client={new QueryClient()}>
        <LiveContext value={{ ...live, follow, covering: hushed, editing: hushed, subscribe: hushed }}>
          <ResourceContextProvider value="apps/parcels">
            <ShowContextProvider value={{ isFetching: false } as never}>
              <ShowNews record={{ id: 'p' }} onGone={() => undefined} />
            </ShowContextProvider>
          </ResourceContextProvider>
        </LiveContext>
      </QueryClientProvider>
    </FieldScreen>,
  );
  return (by?: string) =>
    act(() => tell({ entity: 'parcels', records: new Map([['p', 'changed']]), more: 0, by }));
};

afterEach(cleanup);

it('names the person who changed a record, and nobody where the server did it by itself', async () => {
  const tell = draw();
  tell('Anna');
  await screen.findByText('Changed by Anna');
  cleanup();
  const tellAlone = draw();
  tellAlone();
  await screen.findByText('Updated');
  expect(screen.queryByText(/someone/)).toBeNull();
});
