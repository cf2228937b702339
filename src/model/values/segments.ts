export type Segments = {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** Unicode characters; a line end counts once, however it is written. */
  readonly characters: number;
  /** What the network counts: septets of GSM-7 (two for the characters of the extension table), or UTF-16 units. */
  readonly units: number;
  /** Parts the message is sent and charged in; 0 for no text. */
  readonly segments: number;
  /** Units that still fit into the last segment. */
  readonly left: number;
  /** The characters that GSM-7 lacks, each once, in order of appearance; empty for GSM-7. */
  readonly forcing: readonly string[];
};

/**
 * How a text travels as SMS (3GPP TS 23.038 and 23.040): 160 septets or 70 units alone, 153 or 67 in each part of
 * several, because the part's header takes the rest. An escaped or surrogate pair never spans two parts.
 */
export const countSegments = (text: string): Segments => {
  const characters = [...withLineFeeds(text)];
  const forcing = [...new Set(characters.filter((each) => !basic.test(each) && !extension.test(each)))];
  const isGsm = forcing.length === 0;
  const costs = characters.map((each) => (isGsm ? 1 + Number(extension.test(each)) : each.length));
  const units = costs.reduce((sum, cost) => sum + cost, 0);
  return {
    encoding: isGsm ? 'GSM-7' : 'UCS-2',
    characters: characters.length,
    units,
    ...fill(costs, units, isGsm ? [160, 153] : [70, 67]),
    forcing,
  };
};

/** Each line end as the one character it is sent as. A second pass changes nothing. */
export const withLineFeeds = (text: string): string => text.replaceAll(/(?<!\r)\r+\n/g, '\n');

const fill = (costs: readonly number[], units: number, [alone, part]: readonly [number, number]) => {
  if (units <= alone) return { segments: Math.min(units, 1), left: alone - units };
  let segments = 1;
  let left = part;
  for (const cost of costs) {
    if (cost > left) {
      segments += 1;
      left = part;
    }
    left -= cost;
  }
  return { segments, left };
};

const basic = /[\n\r -Z_a-z¡£-¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]/;

/* sent as escape and character: two septets */
const extension = /[\f[-^{-~€]/;
