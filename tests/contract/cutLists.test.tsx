// @vitest-environment jsdom
import { en, Faker } from '@faker-js/faker';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import fakeRestDataProvider from 'ra-data-fakerest';
import { ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import config from '../../fixtures/demo';
import { createAppTheme } from '../../src/app/theme/createAppTheme';
import { looks } from '../../src/app/theme/look';
import { kinds } from '../../src/fields/kinds';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import { createModel } from '../../src/model/resolve/createModel';
import { createPageModel } from '../../src/model/resolve/createPageModel';
import { cutApart } from '../../src/model/resolve/frame';
import { Permitted } from '../../src/views/states/Permitted';
import { ResourceList } from '../../src/views/list/ResourceList';
import { soon } from '../soon';
import { FieldScreen } from '../fields/FieldScreen';

/*
 * Parts that come later never come: nothing but the list itself, with the part of the configuration that it waits for.
 * Files share the modules they load: with this stand-in are loaded those of this file alone.
 */
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/parts/beforeParts');
  vi.resetModules();
});
vi.mock('../../src/parts/beforeParts', () => ({ beforeParts: () => new Promise(() => {}) }));

const whole = createModel(config, kinds);
const { frame, parts } = cutApart(config, kinds);
const records = fakeRecords(whole, { faker: new Faker({ locale: en }), now: new Date(), seed: 3, count: 3 });
const provider = fakeRestDataProvider(
  Object.fromEntries(whole.resources.map(({ key, name }) => [name, records[key] ?? []])),
);
const theme = createTheme(createAppTheme(looks.light));

afterEach(cleanup);

const ofAnyEntity = new Set(
  whole.resources
    .filter(({ fields }) => fields.some(({ kind }) => kinds[kind].ofAnyEntity))
    .map(({ key }) => key),
);

it.each(
  whole.resources
    .filter(({ single, key }) => !single && !ofAnyEntity.has(key))
    .map(({ key, name }) => [key, name]),
)('the list of %s draws with no more of the configuration than its own part', async (key, name) => {
  const complained = vi.spyOn(console, 'error');
  const model = createPageModel(frame, kinds, (each) => parts[key]?.[each]);
  render(
    <FieldScreen model={model} provider={provider}>
      <MemoryRouter>
        <ThemeProvider theme={theme}>
          <ResourceContextProvider value={name}>
            <Permitted right="list">
              <ResourceList />
            </Permitted>
          </ResourceContextProvider>
        </ThemeProvider>
      </MemoryRouter>
    </FieldScreen>,
  );
  const table = await screen.findByRole('table');
  await soon(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  expect(complained.mock.calls.flat().join('\n')).toBe('');
});
