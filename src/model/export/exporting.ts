import type { Locale } from '../../config/label';
import type { DateStyle } from '../resolved/kind';
import type { CsvReader } from '../values/csv';

/** Where a host that offers `exports` writes files of an entity: `POST /api/exports/<entity>`. */
export const EXPORTS_PATH = '/api/exports';

/** So many records come in the order of the list; of more the newest come first, or rows could come twice. */
export const MOST_IN_ORDER = 10_000;

/** The header of the answer that says how many records there were when it began. */
export const TOTAL_HEADER = 'X-Total-Count';

/** Which records a file is to hold, and how it is written. */
export type Exporting = {
  /** The parameters of the list, as in its address: `status=failed&sort=-createdAt`. */
  readonly list: string;
  /** The fields, by their names; default: all that this person may export. */
  readonly fields?: readonly string[];
  /** Default: English. */
  readonly language?: Locale;
  /** Where moments are written, such as `Europe/Berlin`. Default: UTC. */
  readonly timeZone?: string;
  /** How days are written. Default: `iso`. */
  readonly dates?: DateStyle;
  /** Who reads the file. Default: `spreadsheets`. */
  readonly reader?: CsvReader;
};
