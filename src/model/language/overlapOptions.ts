import type { NoOverlap } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** Records that may not lie over each other. */
export const overlapOptions: OptionDocs<NoOverlap<Record<string, unknown>, Record<string, unknown>>> = {
  within: {
    type: 'names',
    doc: "Fields in which two records have the same where they are in each other's way, such as the room: upper and lower case alike. A record that leaves one of them empty is in nobody's way.",
    default: "all records are in each other's way",
  },
  of: {
    type: 'text',
    doc: 'The field of kind `range` that says from when to when. Its last day belongs to it, and so does that of whole days, which are compared as they are stored, as days of UTC; of moments and numbers one may begin where another one ends.',
    default: '`from` and `to` say it',
  },
  from: {
    type: 'text',
    doc: "The field with the beginning: a day, a moment, a time or a number that is stored. A record without it is in nobody's way. Moments are compared as such: an hour that the clocks show twice is two. Times belong to one day: a shift over midnight (22:00 to 02:00) ends before it begins and is in nobody's way, so give it two moments (`dateTime`).",
    default: '`of` says it',
  },
  to: {
    type: 'text',
    doc: "The field with the end, of the same kind. It does not belong to the span, so that one may begin where another one ends: with days, these are nights. Where it may be empty, an empty one is no end, also of what was erased (leave it out of `erase.clear`); a record that ends before it begins is in nobody's way.",
    default: '`of` says it',
  },
  nights: {
    type: 'boolean',
    doc: 'Of a range of days: nights are meant, so that one may begin on the day on which another one ends.',
    default: 'false: its last day belongs to it',
  },
  when: {
    type: 'rule',
    doc: 'Which records count: `{ status: ["booked", "in"] }`. It reads the record alone, without values from the context.',
    default: 'all',
  },
};
