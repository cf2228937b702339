import { useInput, useTranslate } from 'react-admin';
import { useState } from 'react';
import { issueText } from '../../../model/answers/issueText';
import type { Issue } from '../../../model/resolved/kind';
import type { InputProps } from '../../inputView';
import { setUpTo, addRow, chained, removeRow, setPrice } from './editTiers';
import { tierIssues, type Tier } from './tierIssues';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { toDecimal } from '../../../model/values/decimal';
import { isSameJson } from '../../../model/values/plainObject';

type Typed = { readonly rows: readonly Tier[]; readonly drafts: readonly Draft[] };

/**
 * The table of a form, its edits, and what is wrong at each cell. An "up to" that is refused stays in its box
 * with the reason and keeps the form from being saved; the table itself never holds it.
 */
export const useTiers = ({ field, source, validate }: InputProps<'tiers'>) => {
  const say = useTranslate();
  const [typed, setTyped] = useState<Typed>({ rows: [], drafts: [] });
  const refuse = () => refusal && { message: `app.form.${refusal.key}`, args: { ...refusal.args } };
  const validators = [...[validate ?? []].flat(), refuse];
  const form = useInput({ source, validate: validators, format: asRows, parse: asItIs });
  const rows = form.field.value as readonly Tier[];
  const drafts = isSameJson(typed.rows, rows) ? typed.drafts : [];
  const refusals = drafts.flatMap(({ to }, index) => refusalOf(rows, index, to));
  const [refusal] = refusals;
  /* What the server sent is named at once, what is being typed when the form is. */
  const isJudged = form.fieldState.invalid || !form.fieldState.isDirty;
  const issues = [...refusals, ...(isJudged ? tierIssues(rows, field) : [])];
  const write = (next: readonly Tier[], texts: readonly Draft[]) => {
    setTyped({ rows: next, drafts: texts });
    if (next !== rows) form.field.onChange(next);
  };
  const faultAt = (index: number, cell: keyof Tier): string | undefined => {
    const issue = issues.find(({ path }) => path === `${index}.${cell}`);
    return issue && issueText(issue, { say });
  };
  const hasCellFaults = issues.some(({ path }) => path !== '');
  return { form, rows, drafts, faultAt, hasCellFaults, ...tierEdits({ field, rows, drafts, write }) };
};

export type Tiers = ReturnType<typeof useTiers>;

const refusalOf = (rows: readonly Tier[], index: number, text: string | undefined): Issue[] => {
  if (text === undefined) return [];
  const edit = setUpTo(rows, index, wholeNumber(text));
  return 'rows' in edit ? [] : [edit.refused];
};

const asRows = (value: unknown): readonly Tier[] => (Array.isArray(value) ? (value as Tier[]) : []);

const asItIs = (value: unknown): unknown => value;

/** What stands in the boxes of a row as it was typed: "12," on the way to "12,5", or an end that was refused. */
type Draft = { readonly to?: string; readonly price?: string };

type Desk = {
  readonly field: ResolvedField<'tiers'>;
  readonly rows: readonly Tier[];
  readonly drafts: readonly Draft[];
  readonly write: (rows: readonly Tier[], drafts: readonly Draft[]) => void;
};

/** What the buttons and boxes of the editor do to a table and to the texts in its boxes, which move along. */
const tierEdits = ({ field, rows, drafts, write }: Desk) => {
  const sound = chained(rows, field.start);
  const texts = rows.map((_, index) => drafts[index] ?? {});
  const withText = (index: number, draft: Draft) => texts.with(index, { ...texts[index], ...draft });
  const added = (after: number) => addRow(sound, after, field.start);
  return {
    /** A refused end changes the text alone: the table keeps the end it had. */
    typeUpTo: (index: number, text: string) => {
      const edit = setUpTo(sound, index, wholeNumber(text));
      write('rows' in edit ? edit.rows : rows, withText(index, { to: text }));
    },
    /** `value`: what the text says as an exact decimal, or the text itself. */
    typePrice: (index: number, { text, value }: { readonly text: string; readonly value: string }) =>
      write(setPrice(sound, index, value), withText(index, { price: text })),
    /** What was typed and taken stands as the table writes it; what was refused stays to be put right. */
    settle: (index: number) => {
      const { to, price } = texts[index] ?? {};
      const isRefused = { to: refusalOf(rows, index, to).length > 0, price: !toDecimal(rows[index]?.price) };
      const left = {
        ...(to !== undefined && isRefused.to && { to }),
        ...(price !== undefined && isRefused.price && { price }),
      };
      write(rows, texts.with(index, left));
    },
    remove: (index: number) => write(removeRow(sound, index), texts.toSpliced(index, 1)),
    canAdd: (after: number) => rows.length < (field.max ?? Infinity) && 'rows' in added(after),
    add: (after: number) => {
      const edit = added(after);
      if ('rows' in edit) write(edit.rows, texts.toSpliced(after + 1, 0, {}));
    },
  };
};

/** The whole number that was typed, its thousands grouped in any way; NaN when it is none. */
export const wholeNumber = (text: string): number => {
  const written = text.trim();
  return WHOLE.test(written) ? Number(written.replaceAll(/\D/g, '')) : Number.NaN;
};

const WHOLE = /^(\d+|\d{1,3}([.,'\u2019 \u00a0\u2009\u202f])\d{3}(?:\2\d{3})*)$/;
