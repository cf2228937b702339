import { operandsOf } from './operandsOf';
import type { ComputeOptions } from '../../config/compute';

type Named = { readonly name: string; readonly compute: ComputeOptions | undefined };

export type ComputeOrder<F> = {
  /** The computed fields, each after those that it reads. */
  readonly order: readonly F[];
  /** Fields that lead back to themselves, in the order they read each other; empty when there is no circle. */
  readonly circle: readonly string[];
};

/** Which computed fields of a record come before which. */
export const computeOrder = <F extends Named>(fields: readonly F[]): ComputeOrder<F> => {
  const order: F[] = [];
  let circle: readonly string[] = [];
  const visit = (field: F, above: readonly string[]): void => {
    if (above.includes(field.name)) circle = above.slice(above.indexOf(field.name));
    if (!field.compute || above.includes(field.name) || order.includes(field)) return;
    const heads = operandsOf(field.compute).map((path) => path.split('.')[0]);
    for (const other of fields) if (heads.includes(other.name)) visit(other, [...above, field.name]);
    order.push(field);
  };
  for (const field of fields) visit(field, []);
  return { order, circle };
};
