import { readFileSync } from 'node:fs';
import type { FaultInput } from '../../gateway/testing/faultsRule';

/**
 * What a person must be told. `dropped rows`: rows are missing; `bad values`: fields stay blank, by name;
 * `bad total`: the rows were counted; `failed load`: nothing came of it; `fine`: all is shown, and nothing is said.
 */
export type Expectation = 'dropped rows' | 'bad values' | 'bad total' | 'failed load' | 'fine';

/** What is done to the text of an answer before it is sent; `unquote` makes numbers of these texts. */
export type TextChange = {
  readonly before?: string;
  readonly after?: string;
  readonly half?: boolean;
  readonly unquote?: readonly string[];
};

export type Template = {
  readonly body: unknown;
  readonly text?: TextChange;
  readonly expect: Expectation;
  /** Where the entity's server may leave out `success`. */
  readonly expectOfOptionalEnvelope?: Expectation;
};

/** A line of fixtures/hostile/answers.json. One of `answer`, `text`, `values`, or `list` and `record`. */
export type Shape = {
  readonly name: string;
  /** Too wide for a phone unless it is broken or cut. */
  readonly isWide?: boolean;
  readonly expect?: Expectation;
  readonly answer?: Record<string, unknown> & Pick<FaultInput, 'kind'>;
  readonly text?: TextChange;
  readonly values?: Template;
  readonly list?: Template;
  readonly record?: Template;
};

/* Read at run time: as a module, a key `__proto__` would set the prototype instead of being there. */
export const shapes = (): readonly Shape[] =>
  JSON.parse(
    readFileSync(new URL('../../fixtures/hostile/answers.json', import.meta.url), 'utf8'),
  ) as Shape[];

/** The templates of a list answer and of a record answer that a shape stands for; undefined where it has none. */
export const templateOf = (shape: Shape, page: 'list' | 'record'): Template | undefined => {
  const { text, values, expect } = shape;
  if (text && expect) return { ...frame(page, { $good: {} }), text, expect };
  return values ? { ...values, ...frame(page, values.body) } : shape[page];
};

const frame = (page: 'list' | 'record', row: unknown) => ({
  body: page === 'list' ? { success: true, $rows: [row], total_results: 1 } : { success: true, $row: row },
});
