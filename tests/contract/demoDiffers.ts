/**
 * Where only the demo records differ from the gateway: the title of each such test, and how they differ. A suite that
 * runs on both leaves these out on the demo. They go with the demo.
 */
export const demoDiffers: Readonly<Record<string, string>> = {
  'does not go from $from to $to': 'leaves out in silence what it does not write',
  'is refused on its way from $from to $to in the words of the screen':
    'leaves out in silence what is locked by the state of the record',
  'are computed when a record is made, and refused as anything else': 'computes over what was sent',
  'follow a change of one of them, and are refused as anything else': 'computes over what was sent',
  'follow the highest of the year, and are refused from anybody else':
    'gives its number in the place of one sent',
  'is counted for nobody who may not list it, and adds up no field that is closed':
    'guards its numbers around the provider, not in it',
  'cannot be changed': 'leaves out in silence what it does not write',
};

/** Is this test left out on this source? */
export const isLeftOut = (source: string, title: string): boolean =>
  source.includes('demo') && Object.hasOwn(demoDiffers, title);
