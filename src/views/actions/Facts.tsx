import { Value } from '../../fields/Value';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { useLabel } from '../useEntity';

type FactsProps = {
  readonly facts: readonly { readonly field: ResolvedField; readonly value: unknown }[];
};

/** Values under the names of their fields, as each field writes it. */
export const Facts = ({ facts }: FactsProps) => {
  const label = useLabel();
  if (facts.length === 0) return null;
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}>
      {facts.map(({ field, value }) => (
        <div key={field.name} style={{ display: 'contents' }}>
          <dt>{label(field.label)}</dt>
          <dd style={{ margin: 0 }}>
            <Value field={field} record={{ [field.name]: value }} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
