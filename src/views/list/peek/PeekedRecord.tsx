import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RecordContextProvider, useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { RecordDetails } from '../../record/RecordDetails';
import { RecordActions } from '../../record/head/RecordActions';
import { RecordHead } from '../../record/head/RecordHead';
import { useEntity } from '../../useEntity';
import { useQueue } from '../useQueue';
import { decisionsOf } from './keysOf';

export type PeekedRecordProps = {
  readonly record: RaRecord;
  /** It waited in a queue until somebody else decided or changed it. */
  readonly isDecidedElsewhere: boolean;
  /** Hears that something was done with it. */
  readonly onDecided: () => void;
  /** Hears that somebody has seen that, and is ready for the next. */
  readonly onPass: () => void;
  /** Hears that the record was deleted. */
  readonly onGone: () => void;
};

/** The head of a record, what can be done with it, its main facts, and the way to all of it. */
export const PeekedRecord = (props: PeekedRecordProps) => {
  const { record, isDecidedElsewhere, onDecided, onPass, onGone } = props;
  const { name, layout, actions } = useEntity();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const queue = useQueue();
  const [tab] = layout;
  return (
    <RecordContextProvider value={record}>
      <RecordHead
        record={record}
        onGone={onGone}
        actions={
          <RecordActions
            record={record}
            decisions={decisionsOf(actions, queue)}
            onDone={onDecided}
            onGone={onGone}
            notice={isDecidedElsewhere && <DecidedElsewhere onNext={onPass} />}
          />
        }
      />
      {tab && (
        <Box sx={{ mt: 3 }}>
          <RecordDetails tab={tab} record={record} isNarrow />
        </Box>
      )}
      <Button
        variant="outlined"
        component={Link}
        to={createPath({ resource: name, type: 'show', id: record.id })}
        sx={{ mt: 3 }}
      >
        {translate('app.list.peek.whole')}
      </Button>
    </RecordContextProvider>
  );
};

const DecidedElsewhere = ({ onNext }: { readonly onNext: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      sx={{ width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={onNext}>
          {translate('app.list.queue.next')}
        </Button>
      }
    >
      {translate('app.list.queue.elsewhere')}
    </Alert>
  );
};
