import type { MissingRight } from '../src/model/answers/deniedText';
import { issueText, labelAt, withCount } from '../src/model/answers/issueText';
import type { refusals } from '../src/locales/en/refusals';
import type { Language } from '../src/locales/languages';
import type { Issue } from '../src/model/resolved/kind';
import type { Resource } from '../src/model/resolved/resource';
import { wordings, type Wording } from './words';

/** Statuses the server refuses with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

export type RefusalExtra = {
  /** The right that is missing. */
  readonly right?: MissingRight;
  /** The record as it is now, for a write that came too late. */
  readonly current?: unknown;
  /** Records that still point at one that was to go: how many of which entity, by which of their fields. */
  readonly uses?: readonly { readonly resource: string; readonly field: string; readonly count: number }[];
  /** Seconds until it may be asked again; said in the header Retry-After too. */
  readonly retryAfter?: number;
  /** What was sent is not at fault: the same may be taken once something else is otherwise. */
  readonly again?: true;
};

/** What is said: of the whole, and beside fields by their paths. */
export type Sentences = {
  readonly text: string;
  readonly errors?: Readonly<Record<string, string>>;
};

/**
 * A request that is not served, with the words that a person may read. What people meet is said in any language, by
 * `refuse` and `refuseIssues`; a plain text is for whoever writes a program that asks.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly extra: RefusalExtra;
  readonly #said: (wording: Wording) => Sentences;

  constructor(
    status: RefusalStatus,
    said: string | ((wording: Wording) => Sentences),
    extra: RefusalExtra = {},
  ) {
    const saying = typeof said === 'string' ? () => ({ text: said }) : said;
    super(saying(wordings.en).text);
    this.name = 'Refusal';
    this.status = status;
    this.extra = extra;
    this.#said = saying;
  }

  get headers(): Record<string, string> {
    const { retryAfter } = this.extra;
    return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  }

  saidIn(language: Language): Sentences {
    return this.#said(wordings[language]);
  }

  /** What a person reads of it. */
  messageIn(language: Language): string {
    return this.saidIn(language).text;
  }

  get body() {
    return this.bodyIn('en');
  }

  /**
   * The error envelope of the specification (S8.01-S8.04): `errCode` is the status as text. Its words are English for
   * every client; those of another language stand beside them.
   */
  bodyIn(language: Language) {
    const { errors } = this.saidIn('en');
    const other = language === 'en' ? undefined : this.saidIn(language);
    return {
      success: false,
      errCode: String(this.status),
      msg: this.message,
      message: this.message,
      ...(errors && { errors }),
      ...this.extra,
      ...(other && {
        translated: { language, msg: other.text, ...(other.errors && { errors: other.errors }) },
      }),
    };
  }
}

export type RefusalKey = keyof typeof refusals;

/** A value in a sentence; one that is called differently in each language is asked for it. */
export type Arg = string | number | ((wording: Wording) => string);

type Particulars = RefusalExtra & {
  readonly args?: Readonly<Record<string, Arg>>;
  /** The field that it is said beside, too. */
  readonly at?: string;
};

/** A text below `refusals`, with its places filled in. */
export const textOf = (key: RefusalKey, args: Readonly<Record<string, Arg>>, wording: Wording): string => {
  const values = Object.entries(args).map(([name, arg]) => [
    name,
    typeof arg === 'function' ? arg(wording) : arg,
  ]);
  const filled = Object.fromEntries(values) as Record<string, string | number>;
  return wording.say(`app.refusals.${key}`, withCount(filled));
};

/** Refuses in words of our own. */
export const refuse = (
  status: RefusalStatus,
  key: RefusalKey,
  { args = {}, at, ...extra }: Particulars = {},
): Refusal =>
  new Refusal(
    status,
    (wording) => {
      const text = textOf(key, args, wording);
      return { text, ...(at !== undefined && { errors: { [at]: text } }) };
    },
    extra,
  );

/** Says one of our own texts beside each of these. */
export const beside = (texts: Readonly<Record<string, RefusalKey>>, wording: Wording): Sentences => {
  const said = Object.entries(texts).map(([path, key]) => [path, textOf(key, {}, wording)] as const);
  return { text: said.map(([, text]) => text).join(' '), errors: Object.fromEntries(said) };
};

/** All faults of a record in one refusal: each beside its field, and together as the message. */
export const refuseIssues = (
  { fields }: Pick<Resource, 'fields'>,
  issues: readonly Issue[],
  status: 409 | 422 = 422,
): Refusal =>
  new Refusal(status, (wording) => {
    const texts = issues.map((issue) => [issue.path, issueText(issue, wording)] as const);
    const sentences = issues.map((issue) =>
      issueText(issue, { ...wording, label: labelAt(fields, issue.path, wording.locale) }),
    );
    return { text: sentences.join(' '), errors: Object.fromEntries(texts) };
  });

/** The answer to an address that nothing serves. */
export const nothingAt = ({ method, path }: { readonly method: string; readonly path: string }): Refusal =>
  new Refusal(404, `There is nothing at ${method} ${path}.`);
