import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { FoundGroup } from '../../model/import/groupsIn';
import type { GroupChoices } from '../../model/import/readRow';
import { NativeSelect } from './NativeSelect';

type TextGroupsProps = {
  readonly found: readonly FoundGroup[];
  readonly choices: GroupChoices;
  readonly onChoose: (choices: GroupChoices) => void;
};

/** Asks once for each group of texts that do not say their country with a +, and shows what they are read as. */
export const TextGroups = ({ found, choices, onChoose }: TextGroupsProps) => {
  const translate = useTranslate();
  if (found.every(({ group }) => group === 'international')) return null;
  return (
    <Box
      component="section"
      aria-label={translate('app.import.groups.title')}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {found.map((each) => (
        <Group
          key={each.group}
          found={each}
          chosen={choices[each.group]}
          onChoose={(chosen) => onChoose({ ...choices, [each.group]: chosen })}
        />
      ))}
    </Box>
  );
};

type GroupProps = {
  readonly found: FoundGroup;
  readonly chosen: GroupChoices[FoundGroup['group']];
  readonly onChoose: (chosen: GroupChoices[FoundGroup['group']]) => void;
};

const Group = ({ found: { group, count, text, value }, chosen, onChoose }: GroupProps) => {
  const translate = useTranslate();
  const label = translate(`app.import.groups.${group}`, { smart_count: count });
  const example = value === undefined ? text : translate('app.import.groups.example', { text, value });
  if (group === 'international') return <span>{`${label} ${example}`}</span>;
  const ways =
    group === 'unclear' ? (['leave', 'countryCode', 'national'] as const) : ([group, 'leave'] as const);
  return (
    <NativeSelect
      label={`${label} ${example}`}
      value={chosen ?? ways[0]}
      onChange={(way) => onChoose(ways.find((each) => each === way))}
      options={ways.map((way) => [way, translate(`app.import.groups.as.${way}`)])}
    />
  );
};
