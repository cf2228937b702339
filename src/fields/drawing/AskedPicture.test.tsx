// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { editFields } from '../../../tests/fields/editFields';
import { fieldOf } from '../../model/resolved/model';
import { Value } from '../Value';

const model = modelOf({
  people: {
    label: { one: 'Person', many: 'People' },
    title: '{name}',
    icon: 'person',
    fields: { picture: { kind: 'image' }, name: { kind: 'person', avatar: 'picture' } as never },
  },
});

const foreign = 'https://pictures.example.com/me.png';
const own = `https://${globalThis.location.host}/me.png`;
const written = 'data:image/png;base64,AAAA';

const sources = () => [...document.querySelectorAll('img')].map((each) => each.getAttribute('src'));

const shown = (name: string, picture: string) => {
  const field = fieldOf(model.resource('people'), name);
  render(
    <FieldScreen model={model}>
      {(['Cell', 'Show'] as const).map((part) => (
        <Value key={part} field={field} record={{ id: '1', picture, name: 'Ann' }} part={part} />
      ))}
    </FieldScreen>,
  );
};

afterEach(cleanup);

describe('a picture whose address somebody has entered', () => {
  it('is fetched from elsewhere for nobody who has not asked for it', async () => {
    shown('picture', foreign);
    expect(sources()).toEqual([]);
    const [button] = screen.getAllByRole('button', { name: 'Show the picture from pictures.example.com' });
    await userEvent.click(button ?? expect.fail());
    expect(sources()).toEqual([foreign]);
  });

  it('stands beside a name only where it lies in the page, or beside it', () => {
    shown('name', foreign);
    expect(sources()).toEqual([]);
    cleanup();
    shown('name', written);
    expect(sources()).toEqual([written, written]);
  });

  it('is shown at once where it is written out, or lies beside the page', () => {
    for (const picture of [written, own]) {
      shown('picture', picture);
      expect(sources()).toEqual([picture, picture]);
      cleanup();
    }
  });

  it('is fetched by no form that is opened', () => {
    editFields(model, { picture: foreign });
    expect(sources()).toEqual([]);
    cleanup();
    editFields(model, { picture: written });
    expect(sources()).toEqual([written]);
  });
});
