// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkBase } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { PageFocus } from './PageFocus';

const someModel = () =>
  modelOf({
    plans: {
      label: { one: 'Plan', many: 'Plans' },
      title: '{name}',
      icon: 'plan',
      form: 'dialog',
      fields: { name: { kind: 'text' } },
    },
  });

const open = (model = someModel()) => {
  const [{ name } = expect.fail('no entity')] = model.resources;
  document.title = 'Start';
  render(
    <FieldScreen model={model}>
      <PageFocus />
      <nav>
        <LinkBase to={`/${name}`}>Plans</LinkBase>
        <LinkBase to={`/${name}?page=2`}>Second page</LinkBase>
        <LinkBase to={`/${name}/create`}>Create</LinkBase>
      </nav>
      <main id="main-content" tabIndex={-1}>
        Content
      </main>
    </FieldScreen>,
  );
};

const follow = (link: string) => userEvent.click(screen.getByRole('link', { name: link }));
const said = () => document.querySelector('[aria-live]')?.textContent;

afterEach(cleanup);

describe('coming to a page', () => {
  it('leaves it where the browser has it, before everything', () => {
    open();
    expect(document.activeElement).toBe(document.body);
  });

  it('puts it at the beginning when everything is drawn anew, as another language does', () => {
    const model = someModel();
    open(model);
    cleanup();
    open(model);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('going to another page', () => {
  it('puts the focus at its beginning and says its title, also when that comes later', async () => {
    open();
    expect([document.activeElement, said()]).toEqual([document.body, '']);
    await follow('Plans');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    document.title = 'Plans · Test';
    await waitFor(() => expect(said()).toBe('Plans · Test'));
    document.title = 'Plans of 2026 · Test';
    await waitFor(() => expect(said()).toBe('Plans of 2026 · Test'));
  });

  it.each(['Second page', 'Create'])('leaves the focus where the page stays: %s', async (link) => {
    open();
    await follow('Plans');
    await follow(link);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: link }));
  });
});
