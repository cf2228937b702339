import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FieldTitle, useInput, useLocale, useTranslate } from 'react-admin';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import type { KindName } from '../../config/fieldKinds';
import { shownText } from '../../model/answers/shownText';
import { factsOf } from '../../model/files/fileTypes';
import { filesIn, type KeptFile } from '../../model/files/keptFile';
import type { FileRules } from '../../model/resolved/kind';
import { AskedPicture } from '../drawing/AskedPicture';
import { Icon } from '../drawing/Icon';
import { helperLine } from '../drawing/helperLine';
import type { InputProps } from '../inputView';
import { isSafeImage } from '../reading/safeImage';
import { FilePicture } from './FilePicture';
import { RunningUpload } from './RunningUpload';
import { sizeText } from './sizeText';
import { onTheirWay, type Upload, useUploads } from './useUploads';

type UploadInputProps = Omit<InputProps<KindName>, 'field' | 'isFilter'> & {
  /** The field, as the server is told it. */
  readonly name: string;
  readonly rules: FileRules;
  /** The value is a list. */
  readonly isList?: boolean;
  /** It is looked at: drawn large, and may be an address from before. */
  readonly isPicture?: boolean;
};

/** Files that are chosen, dropped here or pasted. What has arrived is the value; the form is not saved before all have. */
export const UploadInput = ({
  isList = false,
  isPicture = false,
  label,
  helperText,
  ...props
}: UploadInputProps) => {
  const id = useId();
  const locale = useLocale();
  const { rules } = props;
  const { input, files, uploads, said, isOver, take, remove, drop, again } = useFiles({ ...props, isList });
  const { value }: { readonly value?: unknown } = input.field;
  const hasAddress = isPicture && isSafeImage(value);
  const error = input.fieldState.error?.message;
  const isFull = isList && files.length + onTheirWay(uploads) >= rules.most;
  const area = useRef<HTMLDivElement>(null);
  // The button that was pressed goes, and the keyboard with it.
  const leaving = (act: () => void) => () => {
    area.current?.focus();
    act();
  };
  const places = { ref: area, tabIndex: -1, 'aria-labelledby': id, role: 'group' };
  return (
    <Area onPaste={pasted(take)} {...useDropped(take)} {...places}>
      <Typography id={id} variant="body2" component="span" color={error ? 'error' : 'text.secondary'}>
        {label !== false && <FieldTitle label={label} isRequired={input.isRequired} />}
      </Typography>
      <Lines>
        {files.map((file) => (
          <Arrived key={file.id} name={file.name} onRemove={leaving(() => remove(file))}>
            <FilePicture file={file} height={isPicture ? LARGE : 40} />
            <Name>{shownText(file.name)}</Name>
            <Size>{sizeText(file.size, locale)}</Size>
          </Arrived>
        ))}
        {hasAddress && (
          <Arrived name={label || props.name} onRemove={leaving(() => remove())}>
            <AskedPicture address={value}>
              <img src={value} alt="" height={LARGE} referrerPolicy="no-referrer" />
            </AskedPicture>
            <Name />
          </Arrived>
        )}
        {uploads.map((upload) => (
          <RunningUpload
            key={upload.key}
            upload={upload}
            onCancel={leaving(() => drop(upload.key))}
            onAgain={leaving(() => again(upload))}
          />
        ))}
      </Lines>
      <Choose {...{ rules, isList, isFull, label }} inputRef={input.field.ref} onTake={take} />
      <FormHelperText error={error !== undefined}>{helperLine({ error, helperText })}</FormHelperText>
      <FormHelperText component="span" aria-live="polite" style={isOver ? undefined : HIDDEN}>
        {said}
      </FormHelperText>
    </Area>
  );
};

type FilesProps = Omit<UploadInputProps, 'label' | 'helperText'>;

/* So high is a picture that a field is about, in px. */
const LARGE = 96;

/* The files of the value, those on their way to it, and what a screen reader is told of both. */
const useFiles = ({ name, rules, isList = false, ...props }: FilesProps) => {
  const translate = useTranslate();
  const pending = useRef(0);
  const isDone = () => (pending.current > 0 ? 'app.files.running' : undefined);
  const input = useInput({ ...props, validate: [...[props.validate ?? []].flat(), isDone] });
  const files = filesIn(input.field.value);
  // Several may arrive before this is drawn anew.
  const now = useRef(files);
  const [said, say] = useState('');
  const put = (next: readonly KeptFile[]) => {
    now.current = next;
    input.field.onChange(isList ? next : (next[0] ?? null));
    input.field.onBlur();
  };
  const { uploads, add, drop, ...sending } = useUploads({
    field: name,
    rules,
    room: isList ? rules.most - files.length : 1,
    isOnly: !isList,
    onKept: (file) => {
      put(isList ? [...now.current, file] : [file]);
      say(translate('app.files.done', { name: file.name }));
    },
  });
  const open = onTheirWay(uploads);
  useLayoutEffect(() => {
    now.current = files;
    pending.current = open;
  });
  useJudgedAnew(props.source, open);
  // Whoever sees what was chosen does not see why it is not there.
  const noRoom = translate('app.files.noRoom', { smart_count: rules.most });
  const sayOver = (isOver: boolean) => say((before) => (isOver ? noRoom : before === noRoom ? '' : before));
  const take = (list: FileList | null) => sayOver(add([...(list ?? [])]));
  const again = (upload: Upload) => sayOver(sending.again(upload));
  const remove = (file?: KeptFile) => {
    put(now.current.filter(({ id }) => id !== file?.id));
    say(translate('app.files.removed', { name: file?.name ?? name }));
  };
  return { input, files, uploads, said, isOver: said === noRoom, take, remove, drop, again };
};

type ArrivedProps = {
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

const Arrived = ({ name, onRemove, children }: ArrivedProps) => {
  const translate = useTranslate();
  return (
    <Line>
      {children}
      <Button size="small" onClick={onRemove} aria-label={translate('app.files.remove', { name })}>
        {translate('ra.action.remove')}
      </Button>
    </Line>
  );
};

/* What was said of running uploads is over when they are. */
const useJudgedAnew = (source: string, open: number) => {
  const { trigger, getFieldState } = useFormContext();
  const before = useRef(open);
  useEffect(() => {
    if (before.current > 0 && open === 0 && getFieldState(source).error) void trigger(source);
    before.current = open;
  }, [open, source, trigger, getFieldState]);
};

type ChooseProps = {
  readonly rules: FileRules;
  readonly isList: boolean;
  readonly isFull: boolean;
  readonly label: string | false;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly onTake: (files: FileList | null) => void;
};

const Choose = ({ rules, isList, isFull, label, inputRef, onTake }: ChooseProps) => {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const accepted = rules.accept.flatMap((type) => [factsOf(type).mime, `.${type}`]).join(',');
  const most = { types: rules.accept.join(', '), most: rules.maxBytes / 1_000_000 };
  return (
    <>
      <Button
        variant="outlined"
        ref={inputRef}
        disabled={isFull}
        startIcon={<Icon name="add" />}
        onClick={() => chooser.current?.click()}
      >
        {translate(isList ? 'app.files.chooseSeveral' : 'app.files.choose')}
      </Button>{' '}
      <Typography variant="caption" color="text.secondary">
        {translate('app.files.accepted', most)}
      </Typography>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label === false ? undefined : label}
        accept={accepted}
        multiple={isList}
        onChange={({ currentTarget }) => {
          onTake(currentTarget.files);
          // The same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
    </>
  );
};

const pasted = (take: (files: FileList) => void) => (event: ClipboardEvent) => {
  const { files } = event.clipboardData;
  if (files.length === 0) return;
  event.preventDefault();
  take(files);
};

const useDropped = (take: (files: FileList) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
};

const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const Area = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: 12,
  margin: '8px 0 4px',
  border: `1px dashed ${theme.palette.divider}`,
  borderRadius: 8,
  minWidth: 0,
  // A finger needs more room than a mouse.
  '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
  '&[data-over]': { borderColor: theme.palette.primary.main, background: theme.palette.action.hover },
}));

const Lines = styled('ul')({ listStyle: 'none', margin: '4px 0 8px', padding: 0, display: 'grid', gap: 8 });

/* A long name beside a wide picture goes below it, where it has room. */
const Line = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });

const Name = styled('bdi')({ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' });

const Size = styled('span')({ whiteSpace: 'nowrap' });
