import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useState, type DragEvent } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import { useFailureText } from '../../views/useFailureText';
import { EarlierImports } from './EarlierImports';
import { useImportParts } from './ImportContext';
import { MOST_MB, readFile, readPasted, type FileFault, type ReadFile } from './readFile';

type FileStepProps = { readonly onRead: (file: ReadFile) => void };

/** Takes a file, or rows that are pasted. */
export const FileStep = ({ onRead }: FileStepProps) => {
  const { place } = useImportParts();
  const translate = useTranslate();
  const wordsOf = useFailureText();
  const [pasted, setPasted] = useState('');
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (read: Promise<ReadFile | FileFault>) => {
    setReading(true);
    setProblem(undefined);
    try {
      const found = await read;
      if ('fault' in found)
        setProblem(translate(`app.import.file.${found.fault}`, { size: found.size, most: MOST_MB }));
      else onRead(found);
    } catch (error) {
      setProblem(translate('app.import.file.unreadable', { reason: wordsOf(error) }));
    } finally {
      setReading(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>{translate('app.import.file.text')}</span>
      <FileChoice isDisabled={isReading} onChoose={(file) => void take(readFile(file, place))} />
      <TextField
        label={translate('app.import.file.paste')}
        multiline
        minRows={4}
        maxRows={10}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        slotProps={{ htmlInput: { style: { fontFamily: 'var(--font-mono, monospace)' } } }}
      />
      <Box>
        <Button
          variant="outlined"
          disabled={isReading || pasted.trim() === ''}
          onClick={() => void take(readPasted(pasted, '', place))}
        >
          {translate('app.import.file.read')}
        </Button>
      </Box>
      <span role="status">{isReading && translate('app.import.file.reading')}</span>
      <EarlierImports />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
};

type FileChoiceProps = { readonly isDisabled: boolean; readonly onChoose: (file: File) => void };

const FileChoice = ({ isDisabled, onChoose }: FileChoiceProps) => {
  const translate = useTranslate();
  const takeFirst = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    takeFirst(event.dataTransfer.files);
  };
  return (
    <Box sx={dropStyle} onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
      <Button component="label" variant="contained" startIcon={<Icon name="upload" />} disabled={isDisabled}>
        {translate('app.import.file.choose')}
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          style={visuallyHidden}
          onChange={({ target }) => {
            takeFirst(target.files);
            /* the same file may be chosen again once it is put right */
            target.value = '';
          }}
        />
      </Button>
      <span>{translate('app.import.file.drop')}</span>
    </Box>
  );
};

const dropStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 3,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 2,
} as const;
