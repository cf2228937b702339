import type { Tone } from '../../../config/action';

/** One number of a chart: what is drawn, what is said, and where the list behind it is. */
export type ChartCell = { readonly value: number; readonly text: string; readonly to: string | undefined };

/** What a chart and its table have in common: named columns, and for each row a number in each of them. */
export type ChartRows = {
  readonly columns: readonly string[];
  /** Of the columns, where these are the parts that are drawn. */
  readonly tones?: readonly (Tone | undefined)[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    /** Where the rows are the parts that are drawn. */
    readonly tone?: Tone | undefined;
    readonly cells: readonly ChartCell[];
  }[];
};
