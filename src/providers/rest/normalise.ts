import type { AnswerIssue, DropReason } from '../../model/answers/answerIssue';
import type { GroupOfPage } from '../../model/pages/groups';
import { isPlainObject } from '../../model/values/plainObject';
import type { ListAnswer } from './dialect';
import type { AppRecord, ReadRecord } from './record';

/** What is kept of a list answer beside its rows (S4.04); undefined where it was no usable number. */
export type ListMeta = {
  readonly issues: readonly AnswerIssue[];
  readonly totalResults: number | undefined;
  readonly entriesPerPage: number | undefined;
  readonly foundResults: number | undefined;
  /** There are at least so many: more were not counted. Undefined where all were. */
  readonly atLeast?: number | undefined;
  /** Where the pages after and before it begin, for a host that is asked by them. */
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
  /** What groups the rows are of, on all pages. */
  readonly groups?: readonly GroupOfPage[] | undefined;
};

export type ReadList = { data: AppRecord[]; total: number; meta: ListMeta };

/** `page` from 1; together with `perPage` it tells where the rows stand when they have to be counted. */
export type Place = {
  readonly read: (row: unknown) => ReadRecord;
  readonly page: number;
  readonly perPage: number;
};

/**
 * Turns any list answer into one that no screen stumbles over: every record is an object with an id of its own.
 * Never throws; what was dropped or counted is in `meta.issues` (D-15 to D-19).
 */
export const readListAnswer = (answer: ListAnswer, place: Place): ReadList => {
  const isList = Array.isArray(answer.rows);
  const received: readonly unknown[] = isList ? (answer.rows as unknown[]) : [];
  const given = countOf(answer.total);
  const { rows, all } = pageOf(received, given, place);
  const { data, reasons } = readRecords(rows, place.read);
  const skipped = (place.page - 1) * place.perPage;
  const least = rows.length === 0 ? 0 : skipped + rows.length;
  const next = textOf(answer.next);
  const isAtLeast = answer.isAtLeast === true && given !== undefined;
  const total = all ?? (isAtLeast ? Math.max(given, next === undefined ? least : least + 1) : given);
  const isUsable = total !== undefined && total >= least;
  const issues = [
    ...(reasons.length > 0
      ? [{ key: 'notice', count: reasons.length, reasons: unique(reasons) } as const]
      : []),
    ...(isList ? [] : [{ key: 'noList', count: 1, reasons: [] } as const]),
    ...(isList && !isUsable ? [{ key: 'badTotal', count: 1, reasons: [] } as const] : []),
    ...(received.length > place.perPage
      ? [{ key: 'notPaged', count: received.length, reasons: [] } as const]
      : []),
  ];
  return {
    data,
    total: isUsable && isList ? total : counted(data.length, rows.length, place),
    meta: {
      issues,
      totalResults: given,
      entriesPerPage: countOf(answer.entriesPerPage),
      foundResults: countOf(answer.found),
      atLeast: isAtLeast ? total : undefined,
      next,
      previous: textOf(answer.previous),
      groups: groupsIn(answer.groups),
    },
  };
};

type Page = {
  readonly rows: readonly unknown[];
  /** How many there are, where all of them came. */ readonly all?: number;
};

/* More rows than asked for: the page out of all of them, or the beginning of what is a larger page (D-24). */
const pageOf = (rows: readonly unknown[], given: number | undefined, { page, perPage }: Place): Page => {
  if (rows.length <= perPage) return { rows };
  if (given !== undefined && given > rows.length) return { rows: rows.slice(0, perPage) };
  return { rows: rows.slice((page - 1) * perPage, page * perPage), all: rows.length };
};

/* A full page is taken to have one after it: that is how the next one stays within reach. */
const counted = (kept: number, received: number, { page, perPage }: Place): number => {
  if (received === 0) return 0;
  return (page - 1) * perPage + kept + (received >= perPage ? 1 : 0);
};

const readRecords = (rows: readonly unknown[], read: Place['read']) => {
  const known = new Map<string, AppRecord>();
  const reasons: DropReason[] = [];
  for (const row of rows) {
    const { record, dropped } = read(row);
    if (!record) reasons.push(dropped);
    else if (known.has(record.id)) reasons.push('duplicateId');
    else known.set(record.id, record);
  }
  return { data: [...known.values()], reasons };
};

const groupsIn = (groups: unknown): readonly GroupOfPage[] | undefined =>
  Array.isArray(groups)
    ? groups.filter(isPlainObject).flatMap(({ key, count: given, isContinued }) => {
        const count = countOf(given);
        const isKey = key === null || typeof key === 'string';
        return isKey && count !== undefined ? [{ key, count, isContinued: isContinued === true }] : [];
      })
    : undefined;

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const unique = (reasons: readonly DropReason[]): DropReason[] => [...new Set(reasons)];
