import type { ResolvedEstimate } from '../resolved/resource';
import { isPlainObject } from '../values/plainObject';

/** Where it is asked what would follow from a record: `POST /api/estimates/<entity> { values }`. It changes nothing. */
export const ESTIMATES_PATH = '/api/estimates';

export type EstimateValues = Readonly<Record<string, unknown>>;

/** The entity whose page puts an end to what keeps everything from being done; undefined where nothing does. */
export const stopOf = ({ warning, stops }: ResolvedEstimate, told: EstimateValues | undefined) =>
  warning === undefined ? undefined : own(stops, String(told?.[warning]));

const own = <T>(map: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** What a server answered, of what was declared alone; undefined when it is anything else. */
export const readEstimate = (answer: unknown, { fields }: ResolvedEstimate): EstimateValues | undefined => {
  const values = isPlainObject(answer) ? answer['estimate'] : undefined;
  if (!isPlainObject(values)) return undefined;
  return Object.fromEntries(fields.map(({ name }) => [name, values[name]]));
};
