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

type PeekedRecordProps = {
  readonly record: RaRecord;
  /** Hears that the record was deleted. */
  readonly onGone: () => void;
};

/** The head of a record, what can be done with it, its main facts, and the way to all of it. */
export const PeekedRecord = ({ record, onGone }: PeekedRecordProps) => {
  const { name, layout } = useEntity();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [chosen, setChosen] = useState<Chosen>();
  const [tab] = layout;
  return (
    <RecordContextProvider value={record}>
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
        onGone={() => chosen === 'delete' && onGone()}
        onClose={() => setChosen(undefined)}
      />
    </RecordContextProvider>
  );
};
