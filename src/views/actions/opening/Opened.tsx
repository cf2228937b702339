import { useGetMany, useGetOne, type RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useAbility, useMe, useModel } from '../../../fields/AdminContext';
import { useWording } from '../../../fields/useWording';
import { titleOf } from '../../../model/answers/title';
import type { Row } from '../../../model/values/comparable';
import { LoadingRows } from '../../list/table/LoadingRows';
import { LoadFailed } from '../../states/LoadFailed';
import { useLabel } from '../../useEntity';
import type { Origin } from './openedFrom';
import { openedValues } from './openedValues';

/** What a form is called, and begins with, that an action has opened. */
export type Begun = { readonly title: string; readonly values: Row };

type OpenedProps = { readonly origin: Origin; readonly children: (begun: Begun) => ReactNode };

/** Works out what a form begins with, from the record that it was opened from as that is by now. */
export const Opened = ({ origin, children }: OpenedProps) =>
  origin.id === undefined ? (
    <From origin={origin} record={undefined}>
      {children}
    </From>
  ) : (
    <OfRecord {...origin} id={origin.id}>
      {(record) => (
        <From origin={origin} record={record}>
          {children}
        </From>
      )}
    </OfRecord>
  );

type OfRecordProps = Pick<Origin, 'entity'> & {
  readonly id: string;
  readonly children: (record: RaRecord) => ReactNode;
};

const OfRecord = ({ entity, id, children }: OfRecordProps) => {
  const label = useLabel();
  const { name, single } = entity;
  /* whoever may see it in a list alone, too */
  const many = useGetMany<RaRecord>(name, { ids: [id] }, { enabled: single === undefined });
  const one = useGetOne<RaRecord>(name, { id }, { enabled: single !== undefined });
  const { error, isPending, refetch } = single === undefined ? many : one;
  const record = single === undefined ? many.data?.[0] : one.data;
  if (record) return children(record);
  if (isPending) return <LoadingRows count={3} />;
  const failure = error instanceof Error ? error : new Error('app.errors.notFound');
  return <LoadFailed name={label(entity.label.one)} error={failure} onRetry={() => void refetch()} />;
};

type FromProps = OpenedProps & { readonly record: RaRecord | undefined };

const From = ({ origin: { action, entity }, record, children }: FromProps) => {
  const model = useModel();
  const ability = useAbility();
  const me = useMe();
  const wording = useWording();
  const label = useLabel();
  const name = label(action.label);
  /* once: worked out anew, they would take the place of what is typed */
  const [values] = useState(() =>
    action.opens
      ? openedValues({ record: record ?? {}, entity, opens: action.opens }, { me, ability, model, wording })
      : {},
  );
  return children({ title: record ? `${name}: ${titleOf(entity, record, wording)}` : name, values });
};
