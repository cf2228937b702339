import type samples from '../../config/samples/tables';
import type { RecordOf } from '../../src/config/defineResource';
import { defineHooks } from '../../server/hooks/defineHooks';
import { ALL, byId, found, pageOf, told } from './wire';

type Employee = RecordOf<(typeof samples)['resources']['employees']>;

export default defineHooks<typeof samples, 'employees'>({
  answers: {
    // S7.43
    'GET /api/datatables/initial-data': async (_, { records }) => ({
      body: rowsOf(await records('employees').list(ALL)),
    }),
    // S7.44; its page is called `invoices`, as that of the other table.
    'GET /api/datatables/data': async ({ query }, { records }) => {
      const allData = rowsOf(await records('employees').list(ALL));
      const q = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'];
      const rows = found(allData, query, { q });
      return { body: { allData, invoices: pageOf(rows, query), total: rows.length } };
    },
  },
});

const STATUSES = ['current', 'professional', 'rejected', 'resigned', 'applied'];

/* In the words of the table that was there before, where numbers are texts, and states are counted from 1 on. */
const rowsOf = (employees: readonly Employee[]) =>
  employees
    .toSorted(byId)
    .toReversed()
    .map((row) => {
      const [year, month, day] = String(row.startDate).split('-');
      return {
        ...told(row, ['post', 'email', 'city']),
        responsive_id: '',
        avatar: '',
        full_name: row.fullName,
        start_date: `${month}/${day}/${year}`,
        salary: `$${row.salary ?? '0.00'}`,
        age: String(row.age ?? ''),
        experience: `${String(row.experience ?? 0)} ${row.experience === 1 ? 'Year' : 'Years'}`,
        status: STATUSES.indexOf(String(row.status)) + 1,
      };
    });
