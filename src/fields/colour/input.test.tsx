// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { readColour } from './kind';

const model = modelOf({
  brands: {
    label: { one: 'Brand', many: 'Brands' },
    title: '{id}',
    icon: 'tag',
    fields: { colour: { kind: 'colour' } as never },
  },
});

afterEach(cleanup);

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Colour' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Choose: Colour');

describe('a colour', () => {
  it('is typed or chosen, and each shows what the other says', async () => {
    const { saved, user } = editFields(model, { colour: '#112233' });
    expect([(await box()).value, picker().value]).toEqual(['#112233', '#112233']);
    fireEvent.change(picker(), { target: { value: '#aabbcc' } });
    expect((await box()).value).toBe('#aabbcc');
    await user.clear(await box());
    await user.type(await box(), '0F0');
    expect(picker().value).toBe('#00ff00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ colour: '0F0' }]));
  });

  it('is refused where it is a name, with how to write one', async () => {
    const { saved, user } = editFields(model, {});
    await user.type(await box(), 'red');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^A color, as its code/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('is stored in one spelling', () => {
    expect(['#ABC', 'aabbcc', ' #AaBbCc '].map((text) => readColour(text))).toEqual(Array(3).fill('#aabbcc'));
    expect(['', 'red', '#abcd', '#12345g'].map((text) => readColour(text))).toEqual(Array(4).fill(undefined));
  });
});
