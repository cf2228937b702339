import { Overridable } from '../../overrides/Overridable';
import { RecordContent } from './RecordContent';
import { RecordPage } from './RecordPage';
import { RecordToolbar } from './RecordToolbar';

/** The generated page of one record. */
export const ResourceShow = () => (
  <Overridable part="show">
    <RecordPage hasHead toolbar={(record, isGone) => <RecordToolbar record={record} isGone={isGone} />}>
      {(record) => <RecordContent record={record} />}
    </RecordPage>
  </Overridable>
);
