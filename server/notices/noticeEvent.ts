import type { Notices } from '../../src/config/notices';
import type { Resource } from '../../src/model/resolved/resource';

/** Something that people are told about. */
export type NoticeEvent = Notices['events'][string] & { readonly name: string; readonly resource: Resource };
