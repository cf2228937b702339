import type { Faker } from '@faker-js/faker';
import type { Fields, View } from '../../config/field';
import type { FieldKinds, KindName, KindOptions } from '../../config/fieldKinds';
import type { Json } from '../../config/json';
import type { Locale } from '../../config/label';
import type { dateStyles } from '../../config/settings';
import type { FileType } from '../files/fileTypes';
import type { FormulaType } from '../formula/formulaType';
import type { ActionKey, CellKey, FormKey } from './issueKeys';
import type { Labels, ResolvedField } from './resolvedField';
import type { Row } from '../values/comparable';
import type { OptionDocs } from './optionDoc';

/**
 * How a filter of the kind asks: the same value, one of several, a piece of text, a range, a list holding it, a range that
 * touches the one asked for, or a piece of what the value has as its `text`.
 */
export type FilterMode = 'equals' | 'oneOf' | 'contains' | 'range' | 'holds' | 'touches' | 'says';

/**
 * What is wrong with a value: a key below `app.form`, or below `app` when it names its group, with its
 * placeholders, or a `message` of the configuration in its place. Of several numbers the first chooses the form of the
 * message, one or many. `path` is below the field; '' is the field itself.
 */
export type Issue = {
  readonly path: string;
  readonly key: FormKey | ActionKey;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Values among the args that are called differently in each language; several stand in a row. */
  readonly called?: Readonly<Record<string, readonly Labels[]>>;
  readonly message?: Labels;
};

/** The demo records of an entity so far, with its fields. */
export type FakeEntity = { readonly fields: readonly ResolvedField[]; readonly records: readonly Row[] };

/** The record that is being made, and the records of other entities. */
export type FakeAround = {
  readonly values: Row;
  readonly fields: readonly ResolvedField[];
  readonly kinds: Kinds;
  /** @throws when there is no such entity. */
  readonly entity: (key: string) => FakeEntity;
};

export type FakeContext = {
  readonly faker: Faker;
  /** Position of the record in its collection, from 0. */
  readonly index: number;
  readonly kinds: Kinds;
  /** The moment all demo dates are relative to. */
  readonly now: Date;
  /** Identifiers of another entity's records; empty when it has none. */
  readonly ids: (resource: string) => readonly string[];
  /** What the value has to agree with; nothing where a value is made up alone. */
  readonly around?: FakeAround;
  /** Makes up a value of a nested field, by its own `fake`; without it by the kind of that field alone. */
  readonly member?: (field: ResolvedField, context: FakeContext) => unknown;
};

export type Wording = {
  readonly locale: Locale;
  /** Where moments are written: the zone of whoever reads them. Without, a moment stays in UTC, as it is stored. */
  readonly timeZone?: string;
  /** How days are written into a file that a program may read; without, as the language writes them. */
  readonly dates?: DateStyle;
};

/** 2026-11-21, 21.11.2026 or 21/11/2026. */
export type DateStyle = (typeof dateStyles)[number];

/** Runs a function of dynamic imports, as the place does it: a page takes care that none of their files is missing. */
export type Download = <T>(load: () => Promise<T>) => Promise<T>;

/** How a text says which country it is of; of one that does so in two ways nobody knows which is meant. */
export const textGroups = ['international', 'countryCode', 'national', 'unclear'] as const;

export type TextGroup = (typeof textGroups)[number];

/** What is known where a text is read. */
export type TextAround = {
  /** The country of what names none, as two capital letters. */
  readonly country?: string | undefined;
  /** Which of two meanings is meant; without, such a text is a fault. */
  readonly unclear?: TextGroup | undefined;
};

/**
 * Why somebody should look at a value that is stored: it is none, nobody knows of one like it, it means the same as another
 * text, something else may have been meant, another record has the same.
 */
export const doubtReasons = ['impossible', 'unknown', 'spelling', 'ambiguous', 'twice'] as const;

export type DoubtReason = (typeof doubtReasons)[number];

/** What is to be looked at in a stored value, and what it probably means; without a doubt where `isSure`. */
export type StoredDoubt<T> = { readonly why: DoubtReason; readonly meant?: T; readonly isSure?: boolean };

/** What an import cell became: a value, or the message key that says why it could not be read. */
export type Parsed<T> = { readonly value: T | null } | { readonly fault: Issue };

/** How a text is made of that of another field: `from`, with a number behind it where that is needed. */
export type Made = { readonly from: string; readonly write: (text: string, number?: number) => string };

/** A field whose value the form of another field shows something from. */
/** Another form of the same values: `read` leaves what is none of it as it is. */
export type WireForm<Value = unknown> = {
  readonly read: (value: unknown) => unknown;
  readonly write: (value: Value) => unknown;
};

export type LookUp = {
  /** The option that names it: `pricing`. */
  readonly option: string;
  /** The entity it belongs to, by its key; the entity of the field itself when absent. */
  readonly entity?: string;
  readonly field: string;
  /** The kind it has to be of; any when absent. */
  readonly kind?: KindName;
  /** It is read from the only record of that entity. */
  readonly isSingle?: true;
  /** Lists of that entity are filtered by it. */
  readonly isFilter?: true;
  /** It is written to people: words that they may read. */
  readonly isSaid?: true;
};

/**
 * A sentence about an option, without its full stop; with it, where there is more to say, what to do about it: a hint,
 * or the word nearest to the one given.
 */
export type OptionFault =
  | string
  | {
      readonly message: string;
      readonly hint?: string;
      readonly nearest?: { readonly to: string; readonly of: readonly string[] };
    };

/** Which files a field takes. */
export type FileRules = {
  /** Names of types, as `src/fields/reading/fileTypes.ts` has them. */
  readonly accept: readonly FileType[];
  /** Of one file. */
  readonly maxBytes: number;
  /** How many. */
  readonly most: number;
};

/**
 * Everything the program knows about a field kind apart from its drawing. Pure: it loads in Node, so the
 * gateway, the demo records, the import and the documentation use the same object as the screens.
 */
export type Kind<K extends KindName = KindName> = {
  readonly name: K;
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly options: OptionDocs<KindOptions<K>>;
  /** Options of a typical field, used by the contract tests and the documentation. */
  readonly example: KindOptions<K>;
  /** Where it appears unless `only` or `not` say otherwise; every view when absent. */
  readonly views?: readonly View[];
  readonly align?: 'right';
  /** Its input takes the whole width of a form where the field does not say otherwise. */
  readonly isWide?: boolean;
  /** How its values compare in sorts, ranges and rules. */
  readonly order: 'text' | 'number';
  readonly isSortable: boolean;
  /** Its values are the states of a record: drawn as chips that stand out. */
  isState?(field: ResolvedField<K>): boolean;
  /** Which of its values may follow which, where its options say so. */
  moves?(options: KindOptions<K>): Readonly<Record<string, readonly string[]>> | undefined;
  /** Of a value with two ends, the names of both among its children: it is sorted by the first, and filters compare with each. */
  readonly ends?: readonly [first: string, last: string];
  /** How it is filtered, or the reason why it cannot be. */
  readonly filter: FilterMode | { readonly none: string };
  /** The shape of a value is wrong: a message key below `app.cell`. Null and undefined never reach it. */
  fault(value: unknown, field: ResolvedField<K>, kinds: Kinds): CellKey | undefined;
  /** What is wrong with a well-shaped, non-empty value. The same words serve form, import and gateway. */
  validate(value: FieldKinds[K]['value'], field: ResolvedField<K>, kinds: Kinds): readonly Issue[];
  /** What somebody should look at in a value that is taken all the same, as it is stored or typed. */
  doubt?(value: FieldKinds[K]['value'], field: ResolvedField<K>): Issue | undefined;
  /**
   * What somebody should look at in a value that was stored before it was judged as it is by now: it stays as it is, with a
   * mark in lists, and is among the records of `doubts`. Needs what `learn` fetches.
   */
  storedDoubt?(value: FieldKinds[K]['value']): StoredDoubt<FieldKinds[K]['value']> | undefined;
  /** What has to be known before a value is typed: stands beside the input, in front of the help of the field. */
  hint?(field: ResolvedField<K>): Issue | undefined;
  fake(field: ResolvedField<K>, context: FakeContext): FieldKinds[K]['value'] | null;
  /** Plain text for exports, titles and search. */
  toText(value: FieldKinds[K]['value'], field: ResolvedField<K>, wording: Wording): string;
  /** As it stands in a file that may be imported again, where `toText` would lose something of it. Needs what `learn` fetches. */
  inFile?(value: FieldKinds[K]['value'], field: ResolvedField<K>): string;
  /** As people write it in a sentence, in their language; `toText` where it is absent. */
  inSentence?(value: FieldKinds[K]['value'], field: ResolvedField<K>, wording: Wording): string;
  /** The message key of a text that `toText` wrote, where the interface has a word of its own for it. */
  word?(text: string): string | undefined;
  /** Reads what `toText` or `inFile` wrote; the text is never empty. */
  fromText(text: string, field: ResolvedField<K>, around?: TextAround): Parsed<FieldKinds[K]['value']>;
  /** All that `fromText` reads, where these are a few words that the schema does not name. */
  readonly words?: readonly string[];
  /** The stored form of an accepted value (trimmed, normalised), null where it comes to nothing; the value itself when absent. */
  normalise?(value: FieldKinds[K]['value'], field: ResolvedField<K>): FieldKinds[K]['value'] | null;
  /** What the columns of files with such values are usually called, in any language; the labels of fields need not be among them. */
  readonly headings?: readonly string[];
  /** What fields of it are called: a plain text of such a name is a mistake that the start-up check tells. */
  readonly names?: RegExp;
  /** It takes any text. */
  readonly isFree?: true;
  /** What it is on a page that is to be read: its picture, or a text in lines. */
  readonly inArticle?: 'picture' | 'text';
  /**
   * Its values are files that people upload, one or a list of them: the server keeps their bytes as long as a record has them.
   * Undefined where its options say otherwise.
   */
  holdsFiles?(options: KindOptions<K>): FileRules | undefined;
  /** It holds web addresses that may be opened, such as that of a picture. */
  readonly isAddress?: true;
  /** A part of a stored value that somebody may mean who searches for this text; undefined when it is none. */
  searched?(text: string): string | undefined;
  /** How a value may stand in a text, as the source of a regular expression; undefined when it is none of this kind. */
  writtenIn?(value: string): string | undefined;
  /** What may be one of its values as they are stored, in any text. */
  readonly known?: RegExp;
  /** Its own form of a value that some servers send in another one, such as yes as 1; anything else as it is. */
  fromWire?(value: unknown): unknown;
  /** The form in which its options say that answers and requests have its values; undefined where that is their own. */
  onWire?(options: KindOptions<K>): WireForm<FieldKinds[K]['value']> | undefined;
  /** What its values are to formulas, which otherwise know only whether there is one, or how many. */
  readonly inFormula?: Exclude<FormulaType['of'], 'rows' | 'list' | 'nothing' | 'other'>;
  /** Decimals of a computed value, which is rounded to them; as many as there are when absent. */
  decimals?(field: ResolvedField<K>): number | undefined;
  /** How a sum of its values is shown, where that is not as one of them. */
  ofSum?(field: ResolvedField<K>): ResolvedField<K>;
  /** Fields nested in the value: the columns of items, the members of a group; `validate` judges them too. */
  children?(options: KindOptions<K>): Fields;
  /** What a new value is by the defaults of its members, where the field has no default; undefined where they have none. */
  ofMembers?(children: readonly ResolvedField[]): Json | undefined;
  /** Entities the value points at, as keys of the configuration. */
  references?(options: KindOptions<K>): readonly string[];
  /** What becomes of a value when a record it points at is deleted and the field does not say: that is refused when absent. */
  readonly onDelete?: 'clear';
  /** Where `to` says nothing, those are all entities of accounts. */
  readonly pointsAtAccounts?: true;
  /** The value with what the record puts to it from fields beside it. */
  whole?(
    value: FieldKinds[K]['value'],
    field: ResolvedField<K>,
    around: { readonly record: Row; readonly fields: readonly ResolvedField[]; readonly kinds: Kinds },
  ): FieldKinds[K]['value'];
  /** Whether its values are drawn by the fields of an entity that each record names. */
  readonly ofAnyEntity?: boolean;
  /** What its form shows from elsewhere. */
  looksUp?(options: KindOptions<K>): readonly LookUp[];
  /** The pattern of the numbers that the server gives to new records: the field is then unique and only read. */
  serial?(options: KindOptions<K>): string | undefined;
  /** What the server makes of another field where nobody wrote it into a new record: then no two records have the same. */
  made?(options: KindOptions<K>): Made | undefined;
  /** What is wrong with the options beyond their types, for the start-up check. */
  check?(options: KindOptions<K>): readonly OptionFault[];
  /** What amounts are counted in, where two of them add up only if that is the same: their currency. */
  unit?(options: KindOptions<K>): string | undefined;
  /** JSON schema of the stored value, for the documentation and outside tools. */
  jsonSchema(field: ResolvedField<K>): { readonly [key: string]: Json };
  /** A text of it may lack its country, which an import knows: these, as two capital letters. Phone numbers. */
  countries?(): readonly string[];
  /** How such a text says its country; undefined of one that cannot be read. */
  groupOf?(text: string, around: TextAround): TextGroup | undefined;
  /**
   * Fetches what its values are judged by, where that is too large for the first list. A server has it before it answers;
   * a page fetches it at the first key in an input, and until then judges a text by how it is written.
   */
  readonly learn?: (download: Download) => Promise<void>;
  /**
   * Each person has a value of their own, true or false, which no record holds: who answers lays it on for whoever reads, and
   * whoever may read changes it. So it is in no form, no rule and no order.
   */
  readonly isPersonal?: true;
  /** A stored value that must never leave the gateway. */
  readonly isSecret?: true;
  /** Of a secret: whether the gateway itself has to read it again. */
  isSealed?(field: ResolvedField<K>): boolean;
};

/** Every kind by name, collected from `src/fields`. */
export type Kinds = { readonly [K in KindName]: Kind };

/** Declares a kind. The methods are typed by its own line in `FieldKinds`. */
export const defineKind = <K extends KindName>(kind: Kind<K>): Kind<K> => Object.freeze(kind);
