import type { Row } from '../../src/model/values/comparable';
import type { FaultInput } from '../../gateway/testing/faultsRule';
import { fillTemplate, type Filling } from './fillTemplate';
import { templateOf, type Expectation, type Shape, type TextChange } from './shape';
import { isPlainObject } from '../../src/model/values/plainObject';

export type HostileAnswer = {
  /** For the gateway's fault switch. */
  readonly fault: Record<string, unknown> & Pick<FaultInput, 'kind'>;
  readonly expect: Expectation;
  /** The records in it, as far as they are some. */
  readonly records: readonly Row[];
};

/** What a shape makes of an entity's list or record answer; undefined where it has nothing to say about it. */
export const hostileAnswer = (
  shape: Shape,
  page: 'list' | 'record',
  filling: Filling,
): HostileAnswer | undefined => {
  if (shape.answer && shape.expect) return { fault: shape.answer, expect: shape.expect, records: [] };
  const template = templateOf(shape, page);
  if (!template) return undefined;
  const isOptional = filling.resource.api.source === 'remote';
  const body = fillTemplate(template.body, filling);
  return {
    fault: { kind: 'raw', body: changed(JSON.stringify(body), template.text) },
    expect: (isOptional ? template.expectOfOptionalEnvelope : undefined) ?? template.expect,
    records: recordsIn(body, filling),
  };
};

const changed = (json: string, { before = '', after = '', half = false, unquote = [] }: TextChange = {}) => {
  const text = unquote.reduce((all, number) => all.replaceAll(`"${number}"`, number), json);
  return before + (half ? text.slice(0, text.length / 2) : text) + after;
};

const recordsIn = (body: unknown, { resource: { api } }: Filling): readonly Row[] => {
  if (!isPlainObject(body)) return [];
  const found = [body[api.rows], body[api.row]].flat();
  return found.filter(isPlainObject);
};
