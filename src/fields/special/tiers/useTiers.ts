import { useInput, useTranslate } from 'react-admin';
import { useState } from 'react';
import { issueText } from '../../../model/answers/issueText';
import type { Issue } from '../../../model/resolved/kind';
import type { InputProps } from '../../inputView';
import { setUpTo } from './editTiers';
import { tierEdits, type Draft } from './tierEdits';
import { tierIssues, type Tier } from './tierIssues';
import { wholeNumber } from './wholeNumber';

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
  const drafts = isSame(typed.rows, rows) ? typed.drafts : [];
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
