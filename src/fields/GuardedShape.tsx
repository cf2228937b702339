import { useSourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { faultOf } from '../model/answerFaults';
import type { ResolvedField } from '../model/resolvedField';
import { useModel } from './AdminContext';
import { FaultyValue } from './FaultyValue';

type GuardedShapeProps = {
  readonly field: ResolvedField;
  readonly source: string;
  readonly children: ReactNode;
};

/** Keeps an editor of nested values away from a stored value it cannot edit; that value stays as it came. */
export const GuardedShape = ({ field, source, children }: GuardedShapeProps) => {
  const { kinds } = useModel();
  const { getSource } = useSourceContext();
  const value: unknown = useFormContext().getValues(getSource(source));
  const fault = faultOf(value, field, kinds);
  return fault === undefined ? children : <FaultyValue fault={fault} value={value} />;
};
