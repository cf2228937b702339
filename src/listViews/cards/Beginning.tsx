import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { useWording } from '../../fields/useWording';
import { fieldText } from '../../model/answers/fieldText';
import { shownText } from '../../model/answers/shownText';
import type { ResolvedField } from '../../model/resolved/resolvedField';

/* Three lines of a wide card; a word of thousands of letters takes a browser seconds to lay out. */
const MOST = 300;

/** The first lines of a text. */
export const Beginning = ({
  field,
  record,
}: {
  readonly field: ResolvedField;
  readonly record: RaRecord;
}) => {
  const text = fieldText(record[field.name], field, useWording());
  if (text === undefined) return null;
  return (
    <Box component="p" dir="auto" sx={textStyle}>
      {shownText(text.slice(0, MOST))}
    </Box>
  );
};

const textStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  m: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const;
