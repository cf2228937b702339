import { FieldGroup } from '../../drawing/FieldGroup';
import { GuardedShape } from '../../drawing/GuardedShape';
import { defineInput } from '../../inputView';
import { TierEditor } from './TierEditor';

export default defineInput<'tiers'>({
  Input: function TiersInput(props) {
    const { field, source, label, isRequired = false } = props;
    return (
      <FieldGroup label={label} isRequired={isRequired}>
        <GuardedShape field={field} source={source}>
          <TierEditor {...props} />
        </GuardedShape>
      </FieldGroup>
    );
  },
});
