import type { Public } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

type Open = Public<Record<string, unknown>, Record<string, unknown>>;

const readOptions: OptionDocs<NonNullable<Open['read']>> = {
  when: {
    type: 'filter',
    required: true,
    doc: 'Which records, as lists are filtered: `{ status: "open", seats: { $gte: 1 } }`; `{}` is all of them. It may name fields that nobody is shown, and no texts, which are found by a part of them. RC202',
  },
  fields: {
    type: 'names',
    required: true,
    doc: 'The fields that are shown, and the only ones to search, filter and sort by. The title names no others. No secrets, guarded fields, marks, values of unknown shape, and nothing that follows from other records, but over all of them (`over: "all"`); a reference is shown, by its title, where the record it leads to is public as well, and is no filter. The id of a record is shown too, and tells when it was made. RC201',
  },
};

/** What people without an account may read and send. */
export const publicOptions: OptionDocs<Open> = {
  read: {
    type: 'object',
    of: readOptions,
    doc: 'What they read: a list, and a page for each record.',
    default: 'nothing',
  },
  create: {
    type: 'names',
    doc: 'The fields of a form by which they send a new record; the rest has its defaults, and whoever sends one chooses neither state nor owner. Another field is refused (422) by its name. A reference chooses among the public records of its entity. What is required and not asked for needs a default, and what follows from other records has no limit and stands in no rule that refuses. They learn a number for it, and not the record unless `read` shows it. Their number is limited by address (`settings.publicCreates`). RC203',
    default: 'they send nothing',
  },
};
