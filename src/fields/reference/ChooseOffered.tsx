import type { LazyPart } from '../../parts/lazyPart';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { lazyPart } from '../../parts/lazyPart';
import { useModel } from '../AdminContext';
import { ChooseOnDemand, type ChooserProps } from './ChooseOnDemand';
import { fixedFilter, isDependent, useOfferedHelp, useReferenceFilter } from './useReferenceFilter';

const OnlyChoice = lazyPart(async () => (await import('./OnlyChoice')).OnlyChoice, { failure: 'quiet' });

type ChooseOfferedProps = Omit<ChooserProps, 'filter'> & {
  readonly field: ResolvedField;
  readonly Chooser: LazyPart<ChooserProps>;
};

/** Offers what the form as it is allows, and says why a choice is empty or cannot be made yet. */
export const ChooseOffered = ({ field, ...props }: ChooseOfferedProps) => {
  const offered = useReferenceFilter({ field, source: props.source });
  const help = useOfferedHelp(offered);
  const { kinds } = useModel();
  const isSingle = kinds[field.kind].filter !== 'holds';
  const hasToChoose = isSingle && props.isRequired === true && isDependent(field);
  return (
    <>
      {hasToChoose && !offered.first && (
        <OnlyChoice source={props.source} to={props.to} field={field} filter={offered.filter} />
      )}
      <ChooseOnDemand
        {...props}
        helperText={help ?? props.helperText ?? false}
        filter={offered.filter}
        newOne={isEveryNewOneOffered(field) ? offered.filter : undefined}
        readOnly={props.readOnly === true || offered.first !== undefined}
      />
    </>
  );
};

/* One that has to have a state first, such as approved, cannot be chosen when it has just been created. */
const isEveryNewOneOffered = (field: ResolvedField) => Object.keys(fixedFilter(field)).length === 0;
