// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import {
  ResourceContextProvider,
  RouterProviderContext,
  useRouterProvider,
  type DataProvider,
} from 'react-admin';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Resource } from '../../src/model/resolved/resource';
import { ResourceList } from '../../src/views/list/ResourceList';
import { ResourceEdit } from '../../src/views/record/ResourceEdit';
import { ResourceShow } from '../../src/views/record/ResourceShow';
import { LoadingSaid } from '../../src/views/states/LoadingSaid';
import { FieldScreen } from '../fields/FieldScreen';
import { recordsOf } from './everyEntity/listOf';
import { inPage, model, ofStaff, type World } from './everyEntity/world';

let world: World;
beforeAll(async () => {
  world = await inPage();
}, 60_000);
afterAll(() => world.stop());
afterEach(cleanup);

/* What it is asked for answers, all else is on its way for good. */
const answering = (answers: Partial<DataProvider> = {}) =>
  new Proxy({} as DataProvider, {
    get: (_, method: string) => answers[method] ?? (() => new Promise(() => {})),
  });

const draw = ({ name }: Resource, { page, provider, id }: Drawn) =>
  render(
    <FieldScreen model={model} provider={provider} me={world.me}>
      <At id={id}>
        <RouterProvider
          router={createMemoryRouter([
            {
              path: '*',
              element: (
                <ResourceContextProvider value={name}>
                  <LoadingSaid>{page}</LoadingSaid>
                </ResourceContextProvider>
              ),
            },
          ])}
        />
      </At>
    </FieldScreen>,
  );

type Drawn = { readonly page: ReactNode; readonly provider: DataProvider; readonly id: string };

/* Tests load the router twice, once as react-admin does: what that reads from the address is given to it. */
const At = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const router = useRouterProvider();
  return (
    <RouterProviderContext.Provider value={{ ...router, useParams: (() => ({ id })) as never }}>
      {children}
    </RouterProviderContext.Provider>
  );
};

/* What a screen reader says by itself now. */
const spoken = () =>
  [...document.querySelectorAll('[role=status], [aria-live], output')].flatMap(
    (region) => region.getAttribute('aria-label') || region.textContent || [],
  );

const pages = ofStaff.filter(({ single }) => !single);

it.each(pages.map((each) => [each.key, each] as const))(
  'the list, the record and the form of %s say once that they are loading, whatever of them is still on its way',
  async (_, resource) => {
    const [record] = await recordsOf(world, resource);
    if (!record) return expect.fail('no record');
    const isThere = answering({ getOne: async () => ({ data: record }) as never });
    const screens = [
      [<ResourceList key="list" />, answering()],
      [<ResourceShow key="show" />, answering()],
      [<ResourceShow key="show" />, isThere],
      ...(resource.can.edit ? [[<ResourceEdit key="edit" />, answering()] as const] : []),
    ] as const;
    for (const [page, provider] of screens) {
      draw(resource, { page, provider, id: String(record.id) });
      await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeNull());
      await waitFor(() => expect(spoken()).toEqual(['Loading…']));
      cleanup();
    }
  },
);
