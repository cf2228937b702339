import type { Routes } from '../../config/routes';
import type { OptionDocs } from '../resolved/optionDoc';

const RECORD =
  '`:id` stands for the record, or `:title-:id` for a text of it and its id, of which the id decides';

/** Where the pages of an entity are. */
export const routeOptions: OptionDocs<Routes> = {
  list: {
    type: 'text',
    or: 'strings',
    doc: 'Its list, or several addresses of it: `/apps/email/:folder?`. A part is a field, whose value filters the list, or `:preset`, which is a saved query by its English label; `?` makes one that may be missing. Where there is a single record, the address of its page.',
    default: 'its `route`',
  },
  show: { type: 'text', doc: `The page of a record: ${RECORD}.`, default: '`<route>/:id/show`' },
  edit: { type: 'text', doc: `The form of a record: ${RECORD}.`, default: '`<route>/:id`' },
  create: { type: 'text', doc: 'The form of a new record.', default: '`<route>/create`' },
  preview: {
    type: 'text',
    doc: `A record as a sheet of paper, where it has a \`document\`: ${RECORD}.`,
    default: '`<route>/:id/preview`',
  },
};
