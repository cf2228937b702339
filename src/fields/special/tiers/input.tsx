import { styled } from '@mui/material/styles';
import { FieldTitle } from 'react-admin';
import { GuardedShape } from '../../drawing/GuardedShape';
import { defineInput } from '../../inputView';
import { TierEditor } from './TierEditor';

export default defineInput<'tiers'>({
  Input: function TiersInput(props) {
    const { field, source, label, isRequired = false } = props;
    return (
      <Fieldset>
        <legend>{label !== false && <FieldTitle label={label} isRequired={isRequired} />}</legend>
        <GuardedShape field={field} source={source}>
          <TierEditor {...props} />
        </GuardedShape>
      </Fieldset>
    );
  },
});

const Fieldset = styled('fieldset')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  margin: '8px 0',
  padding: '4px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.divider}`,
}));
