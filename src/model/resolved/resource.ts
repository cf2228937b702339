import type { AbilityPair } from '../access/abilityPairs';
import type { ResolvedRelated } from './related';
import type { Tone, TestMail } from '../../config/action';
import type { ContextValue } from '../../config/contextValue';
import type { IconName } from '../../config/icons';
import type { FakeEach } from '../../config/fakeHint';
import type { DemoSeries } from '../../config/demoSeries';
import type { NoOverlap } from '../../config/resource';
import type { Routes } from '../../config/routes';
import type { Rule } from '../../config/rule';
import type { ResolvedMetric } from '../numbers/metrics';
import type { ResolvedDocument } from '../resolve/resolveDocument';
import type { ResolvedApi, ResolvedCall } from './api';
import type { ResolvedPublic } from './public';
import type { Labels, ResolvedField } from './resolvedField';
import type { ResolvedPreset, ResolvedList } from './resolvedList';

export type { ResolvedList, ResolvedListView, ResolvedPreset, ResolvedRail } from './resolvedList';

export type ResolvedEstimate = {
  readonly of: readonly string[];
  readonly fields: readonly ResolvedField[];
  /** Which of the fields is a warning. */
  readonly warning: string | undefined;
  /** Under which of its values nothing can be done, with the entity whose page ends that. */
  readonly stops: Readonly<Record<string, string>>;
  /** Which of the fields says how many people it is about. */
  readonly count: string | undefined;
  /** Which of the fields stand beside Save where the others have no room there. */
  readonly brief: readonly string[];
};

export type ResolvedOpening = {
  readonly create: string;
  readonly values: Readonly<Record<string, unknown>>;
};

export type ResolvedAdding = {
  /** The entity, and its list. */
  readonly resource: string;
  readonly field: string;
  /** The reference that leads to the record; undefined where its entity has a single one. */
  readonly over: string | undefined;
  readonly row: Readonly<Record<string, unknown>>;
  /** The member by which a row is there already. */
  readonly once: string | undefined;
};

export type ResolvedAction = {
  readonly name: string;
  readonly on: 'row' | 'bulk' | 'both' | 'list';
  readonly call: ResolvedCall;
  readonly label: Labels;
  readonly icon: IconName;
  readonly tone: Tone;
  readonly ask: Labels | undefined;
  readonly confirm: boolean | Labels;
  /** Fields whose values, added up over the records, are shown before it is done. */
  readonly sums: readonly string[];
  /** Its dialog shows what follows from the record. */
  readonly estimate: boolean;
  readonly form: readonly ResolvedField[];
  readonly checks: readonly ResolvedCheck[];
  /** Sends a mail at once, and notes what came of it. */
  readonly testMail: TestMail | undefined;
  /** The stored record must have all it needs. */
  /** The answer of its form that says why the account of the record is entered. */
  readonly enters: string | undefined;
  readonly complete: boolean;
  /** Whether nobody takes it back; undefined where that follows from what it does. */
  readonly final: boolean | undefined;
  /** Stands out among what can be done. */
  readonly primary: boolean;
  readonly done: Labels | undefined;
  readonly when: Rule | undefined;
  readonly can: readonly [action: string, subject: string];
  readonly effect: Readonly<Record<string, unknown>>;
  /** The entity whose empty form it opens, and what that begins with. It does nothing itself, and has no call. */
  readonly opens: ResolvedOpening | undefined;
  /** The row that it adds to a list of another record. */
  readonly adds: ResolvedAdding | undefined;
  /** What it creates in other entities, by their key. */
  readonly creates: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly then: 'stay' | 'list' | 'show';
};

export type ResolvedImport = {
  /** The fields that together tell which record a row is about. */
  readonly key: readonly string[];
  /** Which records the key can name; undefined for all. */
  readonly among: Rule | undefined;
  readonly keep: Rule | undefined;
  readonly country: string | undefined;
};

export type ResolvedTab = {
  readonly label: Labels | undefined;
  readonly sections: readonly {
    readonly label: Labels | undefined;
    readonly fields: readonly string[];
    /** Beside the others where there is room. */
    readonly rail: boolean;
    /** What people write for themselves, with a heading of its own. */
    readonly isNotes: boolean;
  }[];
};

/** A source of the timeline of a record: records whose `target` points at it, as of `at`. */
export type ResolvedStory = { readonly resource: string; readonly target: string; readonly at: string };

/** A number on the page of a record, about the records whose `target` points at it. */
export type ResolvedFigure = {
  readonly label: Labels;
  readonly metric: ResolvedMetric;
  readonly target: string;
};

export type ResolvedCheck = {
  readonly field: string;
  readonly op: '=' | '!=' | '<' | '<=' | '>' | '>=';
  readonly other: string | undefined;
  readonly value: string | number | ContextValue | undefined;
  readonly when: Rule | undefined;
  readonly message: Labels;
};

/** How many records must meet a rule, and what to say to whoever takes the last of them away. */
export type ResolvedAtLeast = { readonly count: number; readonly when: Rule; readonly message: Labels };

/** What nobody may do to the record they sign in with: delete it, or change these fields. */
export type ResolvedOwnAccount = { readonly locked: readonly string[]; readonly message: Labels };

/** A change of state that time brings. */
export type ResolvedTimedMove = {
  readonly field: string;
  readonly from: readonly string[];
  readonly to: string;
  /** The date or moment that must have passed. */
  readonly after: string;
  readonly when: Rule | undefined;
  readonly effect: Readonly<Record<string, unknown>>;
};

/** Where a record says whose it is, and the field of an account (or `id`) that holds the same. */
export type ResolvedOwner = { readonly path: string; readonly me: string };

export type ResolvedLedger = {
  readonly of: string;
  /** The entity with the balance. */
  readonly to: string;
  readonly amount: string;
  readonly keeps: string;
  readonly after: string | undefined;
};

export type ResolvedBell = {
  /** Whether it has been read. */
  readonly read: string;
  readonly text: string | undefined;
  readonly severity: string | undefined;
  /** Where the record that it is about is named: the key of its entity, and its id. */
  readonly about: { readonly entity: string; readonly record: string } | undefined;
};

/** What becomes of a record when whoever it is about, by the value of `by`, is erased. */
export type ResolvedErase = {
  readonly by: string;
  readonly then: 'remove' | 'clear' | 'stay';
  readonly clear: readonly string[];
  readonly at: string | undefined;
  readonly hash: string | undefined;
};

/** An entity as the program uses it: nothing is optional any more. */
export type Resource = {
  /** The key in the configuration: what references and permissions name. */
  readonly key: string;
  /** The name react-admin knows it by, which is also its path: `apps/plans`. */
  readonly name: string;
  /** Addresses of its own; what people see is made of them (`src/model/pages/addresses.ts`). */
  readonly routes: Routes | undefined;
  readonly label: { readonly one: Labels; readonly many: Labels };
  readonly menuLabel: Labels;
  /** Template of a record's title: `{number} – {status}`. */
  readonly title: string;
  /** Among these are the fields that the title names, and those that say what claims are called. */
  readonly knownFields: readonly ResolvedField[];
  readonly icon: IconName;
  readonly group: string | undefined;
  readonly subject: string;
  /** There is a single record: for everybody, or each person's own. Its id inside the app is the entity's key. */
  readonly single: 'one' | 'own' | undefined;
  /** Everybody's bookmark, until a person takes it away. */
  readonly isBookmarked: boolean;
  readonly form: 'page' | 'dialog' | 'drawer';
  readonly can: { readonly create: boolean; readonly edit: boolean; readonly delete: boolean };
  /** What a record must meet to be edited or deleted. */
  readonly allows: { readonly edit: Rule | undefined; readonly delete: Rule | undefined };
  readonly api: ResolvedApi;
  readonly fields: readonly ResolvedField[];
  readonly list: ResolvedList;
  /** Saved queries of the configuration, beside those of each person. */
  readonly presets: readonly ResolvedPreset[];
  /** Those of them that stand in the menu. */
  readonly menuPresets: readonly ResolvedPreset[];
  readonly import: ResolvedImport | undefined;
  /** What stands beside the title of a record. */
  readonly head: readonly string[];
  readonly layout: readonly ResolvedTab[];
  /** Its page is to be read: a byline, a picture, texts, and what hangs on it below. */
  readonly isArticle: boolean;
  /** A record as a sheet of paper, where it can be seen as one. */
  readonly document: ResolvedDocument | undefined;
  readonly related: readonly ResolvedRelated[];
  /** What its timeline tells besides its own changes; empty where it has none. */
  readonly story: readonly ResolvedStory[];
  /** Its own moments and dates that its timeline tells. */
  readonly moments: readonly string[];
  readonly figures: readonly ResolvedFigure[];
  /** What its server works out from these fields before anything is done. */
  readonly estimate: ResolvedEstimate | undefined;
  readonly actions: readonly ResolvedAction[];
  readonly transitions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly timed: readonly ResolvedTimedMove[];
  readonly checks: readonly ResolvedCheck[];
  /** Fields that no two records share together. */
  readonly unique: readonly (readonly string[])[];
  /** By what no two records lie over each other, as it was declared: `overlapRules` makes rules of it. */
  readonly noOverlap: readonly NoOverlap<
    Readonly<Record<string, unknown>>,
    Readonly<Record<string, unknown>>
  >[];
  readonly atLeast: readonly ResolvedAtLeast[];
  /** Whose a record is; undefined where it is nobody's. */
  readonly owner: ResolvedOwner | undefined;
  /** What the configuration gives to roles here, by their keys. No page has it. */
  readonly rights: readonly GivenRight[];
  /** Bound accounts may read every record. */
  readonly isShared: boolean;
  readonly public: ResolvedPublic | undefined;
  /** Its changes are in the log, and each record shows its own. */
  readonly hasHistory: boolean;
  /** Days after its creation when a record is deleted; undefined for never. */
  readonly keepDays: number | undefined;
  /** What is deleted lies in a bin first, from where it can be put back. */
  readonly hasBin: boolean;
  /** A backup that takes the place of a store adds to its records, and takes none away. */
  readonly outlivesRestore: boolean;
  readonly erase: ResolvedErase | undefined;
  /** A record leaves its list before the server has answered that it is deleted. */
  readonly isDeletedFirst: boolean;
  /** Its records are entries that add up to a balance of the record `of` leads to. */
  readonly ledger: ResolvedLedger | undefined;
  readonly live: { readonly event: string; readonly owner: string } | undefined;
  /** Each person's own records, whoever asks, told by the bell: the fields that it reads. */
  readonly bell: ResolvedBell | undefined;
  readonly ownAccount: ResolvedOwnAccount | undefined;
  /** Fields that are read from the record one signs in with, and written to it. */
  readonly ofAccount: readonly string[];
  readonly demoCount: number;
  /** Demo records that come from others, beside those that are counted. */
  readonly demoEach: readonly FakeEach[];
  /** How very many of them are made from templates; undefined where each is made by itself. */
  readonly demoSeries: DemoSeries | undefined;
};

/** A right that a role is given once. */
export type GivenRight = { readonly role: string } & Pick<AbilityPair, 'action' | 'subject'>;

/**
 * What every page knows of an entity, opened or not: enough for the menu, rights, addresses and the titles of its records.
 * The rest is with its `Resource`, which comes when a page needs it.
 */
export type KnownResource = Pick<
  Resource,
  | 'key'
  | 'name'
  | 'routes'
  | 'label'
  | 'menuLabel'
  | 'title'
  | 'knownFields'
  | 'icon'
  | 'group'
  | 'subject'
  | 'single'
  | 'isBookmarked'
  | 'form'
  | 'can'
  | 'api'
  | 'owner'
  | 'isShared'
  | 'live'
  | 'bell'
  | 'menuPresets'
>;
