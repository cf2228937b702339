import { act, render } from '@testing-library/react';
import {
  EditContextProvider,
  Form,
  RecordContextProvider,
  ResourceContextProvider,
  type DataProvider,
} from 'react-admin';
import { createRef, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { expect } from 'vitest';
import { inputNames, type Inputs } from '../../src/fields/inputs';
import { InputsContext } from '../../src/fields/InputsContext';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { useBulkFields } from '../../src/views/list/bulk/bulkFields';
import { ConflictDialog } from '../../src/views/record/drafts/ConflictDialog';
import type { Conflict } from '../../src/views/record/drafts/conflictOf';
import { FormSections } from '../../src/views/record/form/FormSections';
import { useIsChange, useWritable } from '../../src/views/record/form/useSaving';
import type { AppRecord } from '../../src/providers/rest/record';
import { FieldScreen } from '../fields/FieldScreen';
import { model } from './everyEntity/world';

type Opened = { readonly resource: Resource; readonly record: AppRecord };

/** The form of a record as the product lays it out, with the plainest input in the place of each kind's own. */
export const openForm = ({ resource, record }: Opened) => {
  const probe = createRef<Probed>();
  const drawn = draw({ resource, record }, <Probe ref={probe} />);
  const { writable, isChange, bulk, form } = probe.current ?? expect.fail('nothing is drawn');
  const inputOf = (name: string) => drawn.querySelector(`[data-input="${name}"]`);
  return {
    /** Whether a value can be typed into the field, as the form is now. */
    has: (name: string): boolean => inputOf(name) !== null,
    /** The values that its input offers. */
    offered: (name: string): string[] => valuesOf(inputOf(name)),
    type: (name: string, value: unknown) => act(() => form.setValue(name, value, { shouldDirty: true })),
    reset: () => act(() => form.reset()),
    /** What a save would send. */
    sent: () => writable(form.getValues(), { previousData: record }),
    /** Whether a save would call itself one. */
    isChange: () => isChange(form.getValues()),
    /** The values that the form of many records offers. */
    offeredInBulk: (name: string) => namesOf(bulk.find((field) => field.name === name)),
    said: () => drawn.textContent,
  };
};

export const openConflict = (opened: Opened, conflict: Conflict) => {
  const nothing = () => undefined;
  draw(
    opened,
    <ConflictDialog
      conflict={conflict}
      onConflict={nothing}
      onSaved={nothing}
      onTheirs={nothing}
      onClose={nothing}
    />,
  );
};

type Probed = {
  readonly form: UseFormReturn;
  readonly writable: ReturnType<typeof useWritable>;
  readonly isChange: ReturnType<typeof useIsChange>;
  readonly bulk: readonly ResolvedField[];
};

const Probe = ({ ref }: { readonly ref: Ref<Probed> }) => {
  const probed = {
    form: useFormContext(),
    writable: useWritable('edit'),
    isChange: useIsChange(),
    bulk: useBulkFields(),
  };
  useImperativeHandle(ref, () => probed);
  return null;
};

const draw = ({ resource, record }: Opened, inside: ReactNode): HTMLElement =>
  render(
    <FieldScreen model={model} provider={nothingElse}>
      <ResourceContextProvider value={resource.name}>
        <EditContextProvider value={{ record, refetch: () => expect.fail('read again') } as never}>
          <RecordContextProvider value={record}>
            <InputsContext value={plainInputs}>
              <Form>
                {resource.layout.map((tab, at) => (
                  <FormSections key={at} tab={tab} view="edit" />
                ))}
                {inside}
              </Form>
            </InputsContext>
          </RecordContextProvider>
        </EditContextProvider>
      </ResourceContextProvider>
    </FieldScreen>,
  ).container;

/* What the records point at is not looked up. */
const nothingElse = { getMany: () => Promise.resolve({ data: [] }) } as unknown as DataProvider;

const PlainInput = ({ field, source }: { readonly field: ResolvedField; readonly source: string }) => (
  <output data-input={source} data-values={JSON.stringify(namesOf(field))} />
);

const plainInputs = Object.fromEntries(
  inputNames.map((name) => [name, { Input: PlainInput }]),
) as unknown as Inputs;

const namesOf = (field: ResolvedField | undefined): string[] =>
  field && 'values' in field ? Object.keys(field.values as object) : [];

const valuesOf = (input: Element | null): string[] =>
  JSON.parse(input?.getAttribute('data-values') ?? '[]') as string[];
