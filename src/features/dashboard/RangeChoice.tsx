import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { spanAt, spanChoices } from '../../model/dashboard/timeSpan';
import type { RangeName } from './useRange';

type RangeChoiceProps = {
  readonly range: RangeName;
  readonly onChange: (range: RangeName) => void;
  readonly now: Date;
};

/** The time that the page looks at, and which days that are (S9.15). */
export const RangeChoice = ({ range, onChange, now }: RangeChoiceProps) => {
  const translate = useTranslate();
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const days = spanAt(range, now).now;
  return (
    <Box sx={{ marginInlineStart: { sm: 'auto' }, textAlign: { sm: 'end' } }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={range}
        aria-label={translate('app.dashboard.range')}
        onChange={(_, wanted: RangeName | null) => wanted && onChange(wanted)}
        sx={{
          '@media print': { display: 'none' },
          '& .MuiToggleButton-root:not(.Mui-disabled)': { color: 'text.primary' },
        }}
      >
        {spanChoices.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`app.dashboard.spans.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('app.dashboard.days', {
          from: format.format(new Date(days.from)),
          to: format.format(new Date(days.to)),
        })}
      </Typography>
    </Box>
  );
};
