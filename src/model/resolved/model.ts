import type { Accounts, Log, MailOptions } from '../../config/defineAdmin';
import type { IconName } from '../../config/icons';
import type { Notices } from '../../config/notices';
import type { Offers } from '../../config/offers';
import type { SettingPlaces } from '../../config/settings';
import type { ResolvedDashboard } from '../dashboard/dashboards';
import type { ResolvedMetric } from '../numbers/metrics';
import type { Kinds } from './kind';
import type { Labels, ResolvedField } from './resolvedField';
import type { KnownResource, Resource } from './resource';

export type ResolvedGroup<Entity extends KnownResource = Resource> = {
  readonly key: string;
  readonly label: Labels;
  readonly icon: IconName;
  /** Left open, it is folded where a person's menu is long. */
  readonly isFolded: boolean | undefined;
  readonly resources: readonly Entity[];
  readonly pages: readonly ResolvedPage[];
};

/** A page of text, or of one's own, as the program uses it. `path` begins with a slash. */
export type ResolvedPage = {
  readonly key: string;
  readonly label: Labels;
  readonly icon: IconName;
  readonly group: string | undefined;
  readonly path: string;
  readonly subject: string;
  readonly inFooter: boolean;
  /** Undefined where it is a file of `content/`, and on a page of one's own. */
  readonly text: Labels | undefined;
};

/** Something that waits for the staff, and how many of it there are. */
export type ResolvedWaiting = { readonly label: Labels; readonly metric: ResolvedMetric };

/** The configuration as the program uses it. Made by `createModel`, handed to everything, never global. */
export type Model = PageModel<Resource>;

/**
 * The configuration as a page uses it: of every entity what all pages need, and whole those that were waited for
 * (`src/model/resolve/entities.ts`).
 */
export type PageModel<Entity extends KnownResource = KnownResource> = {
  readonly name: string;
  readonly color: string | undefined;
  readonly logo: string | undefined;
  readonly resources: readonly Entity[];
  readonly groups: readonly ResolvedGroup<Entity>[];
  readonly pages: readonly ResolvedPage[];
  readonly dashboards: readonly ResolvedDashboard[];
  /** What the bell says is waiting; bound accounts have none. */
  readonly waiting: readonly ResolvedWaiting[];
  /** Above so many records or recipients their number is typed before what is final is done. */
  readonly typeAbove: number;
  readonly accounts: Accounts | undefined;
  /** The entities that hold the logs. */
  readonly log: Log | undefined;
  /** The entity that holds outgoing mail. */
  readonly mail: MailOptions | undefined;
  /** The entity that lists what is to be looked at in stored values. */
  readonly doubts: string | undefined;
  /** What people are told by the product itself. */
  readonly notices: Notices | undefined;
  /** The field that holds each setting; those that are not here have their defaults. */
  readonly settings: SettingPlaces;
  /** What the hosts offer, where `/config.json` does not say. */
  readonly offers: Offers;
  readonly kinds: Kinds;
  /** By configuration key or by react-admin name; throws with the known names when there is none. */
  known(keyOrName: string): Entity;
  /** Whether it is there whole. Throws as `known` does. */
  isWhole(keyOrName: string): boolean;
  /** The same, whole. Also throws while nobody has waited for it. */
  resource(keyOrName: string): Resource;
};

/** A field of an entity by name; throws with the known names when there is none. */
export const fieldOf = (resource: Resource, name: string): ResolvedField => {
  const found = findField(resource, name);
  if (found) return found;
  throw new Error(
    `${resource.key} has no field "${name}": it has ${resource.fields.map((f) => f.name).join(', ')}.`,
  );
};

export const findField = (resource: Pick<Resource, 'fields'>, name: string): ResolvedField | undefined =>
  resource.fields.find((field) => field.name === name);
