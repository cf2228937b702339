import type { RecordOf } from './defineResource';
import type { Json } from './json';
import type { Rule } from './rule';

type Values = { readonly [field: string]: Json };

/** What somebody is told about: a record that comes to meet a condition. Documented in `src/model/language/noticeOptions.ts`. */
export type NoticeEvent<Of extends string = string, Row = Readonly<Record<string, unknown>>> = {
  readonly of: Of;
  readonly becomes: Rule<Row>;
  readonly to: Extract<keyof Row, string> | 'id';
  readonly with?: { readonly [channel: string]: Values };
};

/** A way to reach people: by mail, or by a record that is made for it. Documented in `src/model/language/noticeOptions.ts`. */
export type NoticeChannel<Key extends string = string> = {
  readonly address?: string;
  readonly mail?: boolean;
  readonly creates?: Key;
  readonly values?: Values;
};

/** The entity of the templates, and what its fields are called. Documented in `src/model/language/noticeOptions.ts`. */
export type NoticeTemplates<Key extends string = string> = {
  readonly of: Key;
  readonly when?: Rule;
  readonly event: string;
  readonly channel: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
  readonly critical?: string;
};

/** Who is told besides the person it concerns. Documented in `src/model/language/noticeOptions.ts`. */
export type NoticeSubscribers<Key extends string = string> = {
  readonly of: Key;
  readonly when?: Rule;
  readonly group: string;
  readonly groups: string;
  readonly groupWhen?: Rule;
  readonly language: string;
};

/** What the product tells people by itself. Documented in `src/model/language/noticeOptions.ts`. */
export type Notices<Key extends string = string, Event = NoticeEvent> = {
  readonly events: { readonly [name: string]: Event };
  readonly templates: NoticeTemplates<Key>;
  readonly choices?: Key;
  readonly channels: { readonly [name: string]: NoticeChannel<Key> };
  readonly subscribers?: NoticeSubscribers<Key>;
};

/** An event of one of these entities. */
export type EventOf<R> = {
  [K in keyof R & string]: NoticeEvent<K, RecordOf<R[K]>>;
}[keyof R & string];
