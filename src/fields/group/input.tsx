import { styled } from '@mui/material/styles';
import { FieldGroup } from '../drawing/FieldGroup';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput } from '../inputView';
import { RuledInput } from '../RuledInput';

export default defineInput<'group'>({
  Input: ({ field, source, label, readOnly = false }) => (
    <FieldGroup label={label}>
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
    </FieldGroup>
  ),
});

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  columnGap: 16,
  marginBottom: 8,
});
