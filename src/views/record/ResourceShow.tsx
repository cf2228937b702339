import { RecordPage } from './RecordPage';
import { RecordTabs } from './RecordTabs';
import { RecordToolbar } from './RecordToolbar';

/** The generated page of one record. */
export const ResourceShow = () => (
  <RecordPage toolbar={(record) => <RecordToolbar record={record} />}>
    {(record) => <RecordTabs record={record} />}
  </RecordPage>
);
