import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RecordContextProvider, useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { RecordDetails } from '../../record/RecordDetails';
import { ChosenDialog, type Chosen } from '../../record/head/ChosenDialog';
import { RecordHead } from '../../record/head/RecordHead';
import { useEntity } from '../../useEntity';
import { KeyedActions } from './KeyedActions';

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
  const { name, layout } = useEntity();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [chosen, setChosen] = useState<Chosen>();
  const [tab] = layout;
  return (
    <RecordContextProvider value={record}>
      {/* a question that is open has its own answer: what was typed in it is not taken away */}
      {isDecidedElsewhere && chosen === undefined && <DecidedElsewhere onNext={onPass} />}
      <RecordHead
        record={record}
        onGone={onGone}
        actions={<KeyedActions record={record} onChoose={setChosen} />}
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
      <ChosenDialog
        record={record}
        chosen={chosen}
        onDone={onDecided}
        onGone={() => chosen === 'delete' && onGone()}
        onClose={() => setChosen(undefined)}
      />
    </RecordContextProvider>
  );
};

const DecidedElsewhere = ({ onNext }: { readonly onNext: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
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
