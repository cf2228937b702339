import type { OverrideFile } from '../src/model/check/admin/checkOverrides';
import { entityLines } from './entityLines';

/** The names of the fields of each entity, by its key. */
export type FieldNames = Readonly<Record<string, readonly string[]>>;

/** Of all fields this part may be drawn by code of its own; beyond it a kind is missing. */
export const MOST_OVERRIDDEN = 1 / 10;

/** What the configuration costs: its lines for each entity, and the fields that need code beside it. */
export const configCost = (source: string, files: readonly OverrideFile[], fields: FieldNames) => {
  const entities = entityLines(source);
  const overridden = overriddenFields(files, fields);
  const count = Object.values(fields).flat().length;
  return {
    entities: entities.length,
    median: median(entities.map(({ lines }) => lines)),
    largest: entities.reduce((most, each) => (each.lines > most.lines ? each : most), { key: '', lines: 0 }),
    fields: count,
    overridden,
    isAbove: overridden.length > count * MOST_OVERRIDDEN,
  };
};

/** The value in the middle, or the mean of the two there; 0 where there is none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

/**
 * The fields that code draws in the place of their kind, as `users.email`: those that the file of their entity names.
 * A file that names none replaces a page, and so every field.
 */
export const overriddenFields = (files: readonly OverrideFile[], all: FieldNames): string[] =>
  files.flatMap(({ path, fields }) => {
    const [, name] = /^overrides\/([^./]+)\.tsx$/.exec(path) ?? [];
    if (name === undefined) return [];
    return (fields.length > 0 ? fields : (all[name] ?? [])).map((field) => `${name}.${field}`);
  });
