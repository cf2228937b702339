import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useState, type DragEvent } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import { fill } from '../../locales/fill';
import { useWords } from '../../views/useWords';
import { useImportParts } from './ImportContext';
import { MOST_MB, readFile, readPasted, type FileFault, type ReadFile } from './readFile';

type FileStepProps = { readonly onRead: (file: ReadFile) => void };

/** Takes a file, or rows that are pasted. */
export const FileStep = ({ onRead }: FileStepProps) => {
  const { texts, place } = useImportParts();
  const wordsOf = useWords();
  const [pasted, setPasted] = useState('');
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (read: Promise<ReadFile | FileFault>) => {
    setReading(true);
    setProblem(undefined);
    try {
      const found = await read;
      if ('fault' in found) setProblem(fill(texts.file[found.fault], { size: found.size, most: MOST_MB }));
      else onRead(found);
    } catch (error) {
      setProblem(fill(texts.file.unreadable, { reason: wordsOf(error) }));
    } finally {
      setReading(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>{texts.file.text}</span>
      <FileChoice isDisabled={isReading} onChoose={(file) => void take(readFile(file, place))} />
      <TextField
        label={texts.file.paste}
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
          {texts.file.read}
        </Button>
      </Box>
      <span role="status">{isReading && texts.file.reading}</span>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
};

type FileChoiceProps = { readonly isDisabled: boolean; readonly onChoose: (file: File) => void };

const FileChoice = ({ isDisabled, onChoose }: FileChoiceProps) => {
  const { texts } = useImportParts();
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
        {texts.file.choose}
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          style={visuallyHidden}
          onChange={({ target }) => {
            takeFirst(target.files);
            /* the same file may be chosen again once it is put right */
            target.value = '';
          }}
        />
      </Button>
      <span>{texts.file.drop}</span>
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
