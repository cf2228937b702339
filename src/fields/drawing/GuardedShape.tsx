import { useSourceContext } from 'react-admin';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { faultOf } from '../../model/answers/answerFaults';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { useModel } from '../AdminContext';
import { FaultyValue } from './FaultyValue';

type GuardedShapeProps = {
  readonly field: ResolvedField;
  readonly source: string;
  /** Stands beside the blank where no heading around it names the field. */
  readonly label?: string | false;
  readonly children: ReactNode;
};

/** Keeps an input of records or nested values away from a stored value it cannot edit; that value stays as it came. */
export const GuardedShape = ({ field, source, label, children }: GuardedShapeProps) => {
  const { kinds } = useModel();
  const { getSource } = useSourceContext();
  const value: unknown = useFormContext().getValues(getSource(source));
  const fault = faultOf(value, field, kinds);
  if (fault === undefined) return children;
  return (
    <div>
      {label} <FaultyValue fault={fault} value={value} />
    </div>
  );
};
