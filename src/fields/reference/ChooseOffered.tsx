import type { LazyPart } from '../../parts/lazyPart';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { ChooseOnDemand, type ChooserProps } from './ChooseOnDemand';
import { useOfferedHelp, useReferenceFilter } from './useReferenceFilter';

type ChooseOfferedProps = Omit<ChooserProps, 'filter'> & {
  readonly field: ResolvedField;
  readonly Chooser: LazyPart<ChooserProps>;
};

/** Offers what the form as it is allows, and says why a choice is empty or cannot be made yet. */
export const ChooseOffered = ({ field, ...props }: ChooseOfferedProps) => {
  const offered = useReferenceFilter({ field, source: props.source });
  const help = useOfferedHelp(offered);
  return (
    <ChooseOnDemand
      {...props}
      helperText={help ?? props.helperText ?? false}
      filter={offered.filter}
      readOnly={props.readOnly === true || offered.first !== undefined}
    />
  );
};
