import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { StatePage } from '../../states/StatePage';

/** Nothing of a queue is left, which is a reason to be glad and not a search without hits. */
export const AllDone = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const close = (
    <Button variant="contained" autoFocus onClick={onClose}>
      {translate('app.list.queue.back')}
    </Button>
  );
  return (
    <StatePage icon="check" title={translate('app.list.queue.doneTitle')} actions={close}>
      {translate('app.list.queue.doneText')}
    </StatePage>
  );
};
