import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import { useLabel } from '../../views/useEntity';
import type { Waiting } from './useWaiting';
import { numberFormat } from '../../fields/reading/formats';

type WaitingListProps = Waiting & { readonly onLeave: () => void };

/** What waits, each line leading to its list. */
export const WaitingList = ({ due, snoozed, wake, onLeave }: WaitingListProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  if (due.length === 0 && snoozed === 0) return null;
  return (
    <section aria-labelledby="bell-waiting">
      <Typography id="bell-waiting" variant="subtitle2" component="h3">
        {translate('app.bell.waiting')}
      </Typography>
      <Lines>
        {due.map((each) => (
          <li key={each.to}>
            <Link to={each.to} onClick={onLeave}>
              {label(each.label)}: {numberFormat(locale).format(each.count)}
            </Link>
            <IconButton
              size="small"
              onClick={() => {
                /* its line goes, and the button with it */
                document.getElementById('bell-title')?.focus();
                each.snooze();
              }}
              aria-label={translate('app.bell.snooze', { name: label(each.label) })}
              title={translate('app.bell.tomorrow')}
            >
              <Icon name="clock" fontSize="small" />
            </IconButton>
          </li>
        ))}
      </Lines>
      {snoozed > 0 && (
        <Button size="small" onClick={wake}>
          {translate('app.bell.wake', { smart_count: snoozed })}
        </Button>
      )}
    </section>
  );
};

const Lines = styled('ul')({
  listStyle: 'none',
  margin: '4px 0 8px',
  padding: 0,
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 },
});
