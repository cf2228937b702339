// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { NewVersion } from './NewVersion';

let server: Server;
let url: string;
let published: string | undefined;
let asked = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.setHeader('access-control-allow-origin', '*');
    response.statusCode = published === undefined ? 503 : 200;
    response.end(`<script type="module" src="${published}"></script><div id="root"></div>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
beforeEach(() => (asked = 0));
afterEach(cleanup);

const open = (address = url) =>
  render(
    <FieldScreen model={modelOf({})}>
      <NewVersion url={address} running="/assets/index-a.js" />
    </FieldScreen>,
  );

describe('a newer version of the product', () => {
  it('D-29 is offered, and nothing is reloaded by itself', async () => {
    published = '/assets/index-b.js';
    open();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('A newer version is available');
  });

  it.each([
    ['the same one is published', '/assets/index-a.js'],
    ['the server is out of order', undefined],
  ])('is not offered while %s, and many returns ask once', async (_, now) => {
    published = now;
    open();
    for (let times = 0; times < 5; times += 1) window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is no matter while nothing can be asked', async () => {
    open('http://127.0.0.1:9/');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
