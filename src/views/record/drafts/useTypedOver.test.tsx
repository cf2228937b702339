// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { useTypedOver } from './useTypedOver';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text' }, words: { kind: 'tags' } },
  },
} as never);

it('what was typed while a save was on its way stays a change, and what was sent is left as it is', () => {
  const sent = { name: 'First', words: ['a', 'b'], place: 'Here' };
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: { ...sent, name: '' } });
      return { form, dirty: form.formState.dirtyFields, over: useTypedOver() };
    },
    { wrapper: ({ children }) => <FieldScreen model={model}>{children}</FieldScreen> },
  );
  const { form, over } = result.current;
  act(() => {
    over.form.typing.form.current = form as never;
    form.setValue('name', 'First', { shouldDirty: true });
    over.form.typing.onSent(structuredClone(form.getValues()));
    form.setValue('place', 'There', { shouldDirty: true });
  });
  const set = vi.spyOn(form, 'setValue');
  act(() => over.saved({ id: '1', ...sent }));
  expect(set.mock.calls.map(([name]) => name)).toEqual(['place']);
  expect(result.current.dirty).toEqual({ place: true });
  expect(form.getValues()).toEqual({ ...sent, place: 'There' });
});
