import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider, type DataProvider } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Times } from '../../src/fields/AdminContext';
import { FieldInput } from '../../src/fields/FieldInput';
import type { AbilityPair } from '../../src/model/access/abilityPairs';
import { FieldScreen, type modelOf } from './FieldScreen';

type Surroundings = {
  readonly provider?: DataProvider;
  readonly rights?: readonly AbilityPair[];
  readonly times?: Times;
};

/** Opens a form with every field of the first entity; `saved` holds what was submitted. */
export const editFields = (
  model: ReturnType<typeof modelOf>,
  record: Record<string, unknown>,
  surroundings: Surroundings = {},
) => {
  const saved: unknown[] = [];
  render(
    <FieldScreen model={model} {...surroundings}>
      <RecordContextProvider value={{ id: '1', ...record }}>
        <Form noValidate onSubmit={(values: unknown) => void saved.push(values)}>
          {model.resources[0]?.fields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <FormState />
          <button type="submit">Save</button>
        </Form>
      </RecordContextProvider>
    </FieldScreen>,
  );
  return { saved, user: userEvent.setup() };
};

const FormState = () => <output>{useFormState().isDirty ? 'dirty' : 'clean'}</output>;
