import { styled } from '@mui/material/styles';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput } from '../inputView';
import { RuledInput } from '../RuledInput';

export default defineInput<'group'>({
  Input: ({ field, source, label, readOnly = false }) => (
    <Fieldset>
      {label !== false && <legend>{label}</legend>}
      <GuardedShape field={field} source={source}>
        <Grid>
          {field.children.map((child) => (
            <RuledInput
              key={child.name}
              field={child}
              siblings={field.children}
              group={source}
              readOnly={readOnly}
            />
          ))}
        </Grid>
      </GuardedShape>
    </Fieldset>
  ),
});

const Fieldset = styled('fieldset')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  margin: '8px 0',
  padding: '4px 12px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.divider}`,
}));

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  columnGap: 16,
});
