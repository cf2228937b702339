import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { fates, type Fate } from '../../model/import/judgeRow';
import { numberFormat } from '../../fields/reading/formats';

/** How many rows there are of each fate; together they are all rows of the file. */
export const Counters = ({ counts }: { readonly counts: Readonly<Record<Fate, number>> }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const number = (count: number) => numberFormat(locale).format(count);
  const rows = fates.reduce((sum, fate) => sum + counts[fate], 0);
  return (
    <Box>
      <Box component="dl" sx={gridStyle}>
        {fates.map((fate) => (
          <Box key={fate} sx={tileStyle}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {translate(`app.import.fates.${fate}`)}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontSize: 22, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {number(counts[fate])}
            </Box>
          </Box>
        ))}
      </Box>
      <span>{translate('app.import.check.total', { smart_count: rows, rows: number(rows) })}</span>
    </Box>
  );
};

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
  gap: 1,
  m: 0,
  mb: 1,
} as const;

const tileStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
} as const;
