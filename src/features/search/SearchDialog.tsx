import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import {
  ResourceContextProvider,
  useRecordSelection,
  useRedirect,
  useTranslate,
  type Identifier,
} from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../parts/lazyPart';
import { usePages } from '../../views/usePages';
import { useViewEntries } from '../../views/useViews';
import { useLabel } from '../../views/useEntity';
import type { EarlyText } from './EarlyBox';
import { pageGroups, resultsFor, type HitGroup, type Result } from './results';
import {
  ResultGroup,
  ResultRow,
  ResultsPlace,
  SearchInput,
  SearchStatus,
  type SearchStatusProps,
} from './SearchParts';
import { useAsked, type AskedHits } from './useAsked';
import { useCreations, useHere, useListHere, type Chosen } from './useCommands';
import { useRecents } from './useRecents';
import { useSelection } from './useSelection';
import { useRecordHits } from './useRecordHits';

export type SearchDialogProps = {
  readonly onClose: () => void;
  /** What was typed before this was there. */
  readonly early?: EarlyText;
  /** What can be done from everywhere, and is none of an entity: the look, the language, the way out. */
  readonly commands?: HitGroup['hits'];
};

/** Finds pages, what can be done, and records, and opens or does what is chosen (S2.72, S2.73, S9.05). */
export const SearchDialog = ({ onClose, early, commands = [] }: SearchDialogProps) => {
  const [typed, setTyped] = useState(early?.read() ?? '');
  const [chosen, setChosen] = useState<Chosen>();
  const found = useRecordHits(typed);
  const navigate = useNavigate();
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  const asked = useAsked(typed, go);
  const results = useResults({ typed, commands, asked, records: found.records, choose: setChosen, onClose });
  if (chosen) return <ChosenDialog chosen={chosen} onClose={onClose} />;
  const isSearching = found.isSearching || asked.isSeeking;
  return (
    <SearchBox
      typed={typed}
      onType={setTyped}
      results={results}
      found={{ ...found, isSearching, fault: asked.fault }}
      onClose={onClose}
      onGo={go}
    />
  );
};

type ResultsOptions = {
  readonly typed: string;
  readonly commands: HitGroup['hits'];
  readonly asked: AskedHits;
  readonly records: Parameters<typeof resultsFor>[1]['records'];
  readonly choose: (chosen: Chosen) => void;
  readonly onClose: () => void;
};

const useResults = ({ typed, commands, asked, records, choose, onClose }: ResultsOptions): Result[] => {
  const translate = useTranslate();
  const label = useLabel();
  const say = (group: string) => translate(`app.searching.${group}`);
  const { pages } = usePages();
  const recents = useRecents();
  const here = useHere(choose);
  const selection = useSelection(choose);
  const list = useListHere(onClose);
  const creations = useCreations();
  const views = useViewEntries().map(({ id, name, entity, path }) => {
    const list = label(entity.label.many);
    return { id, title: name, also: list, detail: list, icon: entity.icon, to: path };
  });
  const known: HitGroup[] = [
    recents,
    ...pageGroups(pages, say),
    { group: 'views', heading: say('views'), hits: views },
    here,
    selection,
    list,
    { group: 'actions', heading: say('actions'), hits: creations },
    { group: 'commands', heading: say('commands'), hits: commands },
  ];
  const lists = { group: 'lists', heading: say('lists'), hits: asked.hits };
  return resultsFor(typed, { known, lists, records });
};

/** What an action asks, in the place of the box. */
const ChosenDialog = ({ chosen, onClose }: { readonly chosen: Chosen; readonly onClose: () => void }) => {
  const redirect = useRedirect();
  const { entity, records, action, isSelection } = chosen;
  const [, { unselect }] = useRecordSelection({ resource: entity.name });
  const isLeft = action === 'delete' || (typeof action === 'object' && action.then === 'list');
  const done = (ids: readonly Identifier[]) => {
    if (isSelection) unselect([...ids]);
    else if (isLeft) redirect('list', entity.name);
  };
  return (
    <ResourceContextProvider value={entity.name}>
      <BulkDialog action={action} records={records} onClose={onClose} onDone={done} />
    </ResourceContextProvider>
  );
};

const BulkDialog = lazyPart(async () => (await import('../../views/list/bulk/BulkDialog')).BulkDialog, {
  failure: 'over',
});

type SearchBoxProps = {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly results: readonly Result[];
  readonly found: Omit<SearchStatusProps, 'number' | 'isTyped'>;
  readonly onClose: () => void;
  readonly onGo: (path: string) => void;
};

const SearchBox = ({ typed, onType, results, found, onClose, onGo }: SearchBoxProps) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const open = (result: Result | null) => {
    if (!result) return;
    if (typeof result.to !== 'string') return result.to();
    onGo(result.to);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('app.searching.label') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Result>
        open
        autoHighlight
        forcePopupIcon={false}
        options={results}
        value={null}
        onChange={(_event, result) => open(result)}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason === 'input' && onType(text)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        filterOptions={everything}
        getOptionLabel={({ title }) => title}
        getOptionKey={keyOf}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        groupBy={({ group }) => group}
        slots={{ popper: ResultsPlace }}
        slotProps={{
          paper: { sx: { border: 0 } },
          listbox: { sx: { maxHeight: { xs: 'none', sm: '60vh' } } },
        }}
        renderInput={(params) => <SearchInput params={params} onClose={onClose} />}
        renderGroup={({ key, group, children }) => (
          <ResultGroup key={key} label={results.find((each) => each.group === group)?.heading ?? ''}>
            {children}
          </ResultGroup>
        )}
        renderOption={({ key: _key, ...line }, result) => (
          <ResultRow key={keyOf(result)} line={line} result={result} />
        )}
      />
      <SearchStatus {...found} number={results.length} isTyped={typed.trim() !== ''} />
    </Dialog>
  );
};

const keyOf = ({ group, id }: Result): string => `${group} ${id}`;

/* What is shown was chosen before. */
const everything = (results: Result[]): Result[] => results;
