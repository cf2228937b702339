/** The editor and the drawing of a volume price table. */
export const tiers = {
  count: '%{smart_count} tier |||| %{smart_count} tiers',
  from: 'From',
  upTo: 'Up to',
  price: 'Price',
  andMore: 'and more',
  add: 'Add a tier',
  split: 'Split tier %{index}',
  rises: 'The price rises with the volume in tier %{tiers}.',
  units: 'What would this many cost?',
  cost: 'Tier %{index}: %{each} each, %{total} in all',
};

/** Why a volume price table is refused: part of `form`. */
export const tierFaults = {
  above: 'Must be above %{min}',
  tierFrom: 'Must begin at %{from}',
  tierTo: 'Must be a whole number from %{min}: only the last tier is without end',
  tierLast: 'The last tier must be without end',
  tierText: 'Must be tiers such as 1-2999: 0.0620; 3000-: 0.0550',
};
