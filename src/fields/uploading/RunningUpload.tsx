import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import type { Upload } from './useUploads';

type RunningUploadProps = {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
};

/** A file on its way, or why it did not arrive. */
export const RunningUpload = ({ upload, onCancel, onAgain }: RunningUploadProps) => {
  const translate = useTranslate();
  const { file, part, fault } = upload;
  const { name } = file;
  return (
    <Line>
      <Name>{shownText(name)}</Name>
      <Button size="small" onClick={onCancel} aria-label={translate('app.files.cancel', { name })}>
        {translate('ra.action.cancel')}
      </Button>
      {fault && !fault.isFinal && (
        <Button size="small" onClick={onAgain} aria-label={translate('app.files.again', { name })}>
          {translate('app.files.retry')}
        </Button>
      )}
      {fault ? (
        <FormHelperText error role="alert" sx={{ flexBasis: '100%', mt: 0 }}>
          {translate(fault.message, { _: fault.message, ...fault.args })}
        </FormHelperText>
      ) : (
        <LinearProgress
          variant="determinate"
          value={Math.round(part * 100)}
          aria-label={translate('app.files.uploading', { name })}
          sx={{ flexBasis: '100%' }}
        />
      )}
    </Line>
  );
};

const Line = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });

const Name = styled('bdi')({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
