import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import { useLabel } from '../../views/useEntity';
import { places } from './places';
import { shortcutGroups, type Shortcut } from './shortcutGroups';

type ShortcutsDialogProps = { readonly onClose: () => void };

/** Every shortcut there is, and the switch for those of a single key (WCAG 2.1.4). */
export const ShortcutsDialog = ({ onClose }: ShortcutsDialogProps) => {
  const translate = useTranslate();
  const [isOn, setOn] = useStore('shortcuts.isOn', true);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('app.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('app.shortcuts.singleKeys')}
        />
        <Columns>
          {shortcutGroups(translate).map(({ title, shortcuts }) => (
            <Group key={title} title={title} shortcuts={shortcuts} />
          ))}
          <Group title={translate('app.shortcuts.places.title')} shortcuts={usePlaces()} />
        </Columns>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const usePlaces = (): readonly Shortcut[] => {
  const translate = useTranslate();
  const model = useModel();
  const ability = useAbility();
  const label = useLabel();
  return places(model, ability).map((place, at) => ({
    text: label(place.label),
    keys: [['g'], [String(at + 1)]],
    between: translate('app.shortcuts.keys.then'),
  }));
};

const Group = ({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) => (
  <section>
    <h3>{title}</h3>
    <dl>
      {shortcuts.map(({ text, keys, between }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            {keys.map((together, at) => (
              <Fragment key={together.join('+')}>
                {at > 0 && ` ${between} `}
                {together.map((key, place) => (
                  <Fragment key={key}>
                    {place > 0 && '+'}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Columns = styled('div')(({ theme }) => ({
  columns: '320px 2',
  columnGap: 32,
  '& section': { breakInside: 'avoid' },
  '& h3': { ...theme.typography.overline, margin: '16px 0 4px', color: theme.palette.text.secondary },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& dd': { margin: 0, flex: 'none', color: theme.palette.text.secondary },
  '& kbd': {
    display: 'inline-block',
    minWidth: 22,
    boxSizing: 'border-box',
    padding: '0 6px',
    textAlign: 'center',
    font: 'inherit',
    fontSize: 13,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.surface.sunken,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 6,
  },
}));
