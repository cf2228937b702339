import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useModel } from '../../../fields/AdminContext';
import { Value } from '../../../fields/Value';
import { valueAt } from '../../../fields/reading/valueAt';
import type { ResolvedTab } from '../../../model/resolved/resource';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { useEntity, useLabel } from '../../useEntity';
import { useIsSaid, useSections } from '../RecordDetails';
import { Rest, useHistory, useRelated, useStory } from '../RecordTabs';
import { factStyle } from '../factStyle';
import { isWide } from '../isWide';
import '../print.css';

type Of = { readonly record: RaRecord };

/** A record that is read: who and when, its picture, its texts; below them what hangs on it. */
export const Article = ({ record }: Of) => {
  const { layout } = useEntity();
  return (
    <>
      <Paper sx={{ p: { xs: 2, sm: 4 }, minWidth: 0 }}>
        {layout[0] && <Texts tab={layout[0]} record={record} />}
      </Paper>
      <Below record={record} />
    </>
  );
};

const Texts = ({ tab, record }: Of & { readonly tab: ResolvedTab }) => {
  const { kinds } = useModel();
  const label = useLabel();
  const isSaid = useIsSaid(tab);
  const fields = useSections(tab, record)
    .flatMap((section) => section.fields)
    .filter((field) => !isSaid(field) && !isEmpty(valueAt(record, field.name)));
  const partOf = ({ kind }: ResolvedField) => kinds[kind].inArticle;
  const picture = fields.find((field) => partOf(field) === 'picture');
  const others = fields.filter((field) => field !== picture);
  const isText = (field: ResolvedField) => partOf(field) === 'text' || isWide(field);
  const texts = others.filter(isText);
  const facts = others.filter((field) => !isText(field));
  return (
    <Measure>
      {facts.length > 0 && <Byline fields={facts} record={record} />}
      {picture && (
        <Cover>
          <Value field={picture} record={record} part="Show" />
        </Cover>
      )}
      {texts.map((field) => (
        <Text key={field.name}>
          {/* of one alone everybody sees what it is */}
          {texts.length > 1 && (
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {label(field.label)}
            </Typography>
          )}
          <Value field={field} record={record} part="Show" />
        </Text>
      ))}
    </Measure>
  );
};

type BylineProps = Of & { readonly fields: readonly ResolvedField[] };

const Byline = ({ fields, record }: BylineProps) => {
  const label = useLabel();
  return (
    <Box component="dl" sx={bylineStyle}>
      {fields.map((field) => (
        <Box key={field.name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label(field.label)}
          </Typography>
          <Box component="dd" sx={factStyle}>
            <Value field={field} record={record} part="Show" />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/* Related records are part of what is read; the timeline and the history are asked for. */
const Below = ({ record }: Of) => {
  const related = useRelated(record);
  const told = [...useStory(record), ...useHistory(record)];
  const [open, setOpen] = useState<string>();
  return (
    <>
      {related.map(({ key, name, draw }) => (
        <Box key={key} component="section" sx={{ mt: 4, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {name}
          </Typography>
          {draw()}
        </Box>
      ))}
      {told.length > 0 && (
        <Paper data-screen="" sx={{ mt: 4, px: { xs: 2, sm: 3 } }}>
          <Rest parts={told} open={open} onOpen={setOpen} />
        </Paper>
      )}
    </>
  );
};

/* Lines of about 70 letters; on a phone as wide as that is. */
const Measure = styled('article')({ maxWidth: '70ch', marginInline: 'auto', fontSize: '1.0625rem' });

const Text = styled('section')({ lineHeight: 1.65, '& + &': { marginBlockStart: 24 } });

const Cover = styled('div')({
  marginBlockEnd: 24,
  '& img': { width: '100%', height: 'auto', maxHeight: 420, objectFit: 'cover' },
});

const bylineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mb: 3,
  pb: 2,
  fontSize: '0.875rem',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
