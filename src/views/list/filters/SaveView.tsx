import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { OverDialog } from '../../dialogs/OverDialog';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { useWording } from '../../../fields/useWording';
import { titleOf } from '../../../model/answers/title';
import { LONGEST_NAME, mayShareViews, type View } from '../../../model/pages/views';
import { useEntity } from '../../useEntity';
import { useChosenColumns, useOpenedView } from '../table/useColumns';
import { useGroupBy } from '../table/useGroupBy';
import { useChangeViews, useListViews, useOpenView, useShown } from './useListViews';

type SaveViewProps = {
  /** The view to be changed. Default: what the list shows becomes a new one. */
  readonly view?: View;
  readonly onClose: () => void;
};

/** Asks for the name of a view, and who is to have it; its tab then has the focus. */
export const SaveView = ({ view, onClose }: SaveViewProps) => {
  const translate = useTranslate();
  const { views, isShared } = useListViews();
  const save = useSave(view, onClose);
  const [name, setName] = useState(view?.name ?? '');
  const [audience, setAudience] = useState(view?.audience ?? 'me');
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [isBusy, setBusy] = useState(false);
  const title = useId();
  const same = views.find((each) => each.mayChange && each.id !== view?.id && each.name === name.trim());
  useFocusOnTab();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog is drawn within the list, whose own forms are none of its business.
    event.stopPropagation();
    if (name.trim() === '' || isBusy) return;
    setBusy(true);
    await save({ name: name.trim(), audience, isDefault }, same);
    setBusy(false);
  };
  return (
    <OverDialog onClose={onClose} maxWidth="xs" aria-labelledby={title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={title}>{translate(`app.list.views.${view ? 'edit' : 'save'}`)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          <TextField
            autoFocus
            required
            fullWidth
            margin="dense"
            label={translate('app.list.views.name')}
            helperText={same && !view ? translate('app.list.views.replaces', { name: same.name }) : ' '}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
          />
          {isShared && (
            <>
              <AudienceInput value={audience} onChange={setAudience} />
              <FormControlLabel
                control={
                  <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
                }
                label={translate('app.list.views.isDefault')}
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </OverDialog>
  );
};

/* The button that it was opened by is gone then, else it has the focus again. */
const useFocusOnTab = () =>
  useEffect(() => () => document.querySelector<HTMLElement>('[data-views] [aria-pressed=true]')?.focus(), []);

type Said = Pick<View, 'name' | 'audience' | 'isDefault'>;

const useSave = (view: View | undefined, onClose: () => void) => {
  const { key } = useEntity();
  const { source } = useListViews();
  const { setOpened } = useOpenedView();
  const shows = useShown();
  const [, setColumns] = useChosenColumns();
  const { keep: setGroup } = useGroupBy();
  const change = useChangeViews();
  const open = useOpenView();
  const notify = useNotify();
  return async (said: Said, same: View | undefined) => {
    const isDone = await change(async () => {
      if (view) return setOpened((await source.change(view.id, said)).id);
      const wish = { ...said, shows };
      const kept = await (same ? source.change(same.id, wish) : source.make(key, wish));
      // Its columns are the view's from here on, and those of the list as they were.
      setColumns(undefined);
      setGroup(undefined);
      open(kept, true);
    });
    if (!isDone) return;
    notify('app.list.views.saved', { type: 'success', messageArgs: { name: said.name } });
    onClose();
  };
};

type AudienceInputProps = { readonly value: string; readonly onChange: (audience: string) => void };

/** Who is to have the view; nothing to choose for whoever may share none. */
const AudienceInput = (props: AudienceInputProps) => {
  const model = useModel();
  const isSharing = mayShareViews(model, useAbility());
  const roles = model.accounts?.roles.resource;
  return isSharing && roles ? <AudienceChoice {...props} roles={roles} /> : null;
};

const AudienceChoice = ({ value, onChange, roles }: AudienceInputProps & { readonly roles: string }) => {
  const translate = useTranslate();
  const wording = useWording();
  const entity = useModel().resource(roles);
  const { data = [] } = useGetList(entity.name, { pagination: { page: 1, perPage: 100 } });
  const known = data.map((role) => ({ id: String(role.id), name: titleOf(entity, role, wording) }));
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label={translate('app.list.views.audience')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="me">{translate('app.list.views.forMe')}</option>
      <option value="all">{translate('app.list.views.forAll')}</option>
      {known.map(({ id, name }) => (
        <option key={id} value={id}>
          {translate('app.list.views.forRole', { name })}
        </option>
      ))}
    </TextField>
  );
};
