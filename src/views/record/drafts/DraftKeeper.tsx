import Button from '@mui/material/Button';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState, useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Notice } from '../../Notice';
import type { DraftsProps } from './draftsProps';
import { forgetDraft, keepDraft, readDraft, type Draft } from './draftStore';
import { useModel } from '../../../fields/AdminContext';
import type { Kinds } from '../../../model/resolved/kind';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isLocked } from '../../../model/rules/writableValues';
import type { Row } from '../../../model/values/comparable';
import { useEntity, useVisibleFields } from '../../useEntity';
import { isSameJson } from '../../../model/values/plainObject';
import { dateFormat } from '../../../fields/reading/formats';

type DraftKeeperProps = DraftsProps & { readonly draftKey: string };

/** Offers the draft of this form that was left behind, and keeps the one that is being typed. */
export const DraftKeeper = ({ view, draftKey, onOutdated }: DraftKeeperProps) => {
  const { getValues, setValue, setFocus } = useFormContext();
  const { defaultValues = {}, isSubmitting } = useFormState();
  const record = useRecordContext();
  const version: unknown = record?.['__v'];
  const isLockedNow = useIsLocked(record);
  const names = useDraftFields(view);
  const changed = (values: Draft['values'], name: string) => !isSameJson(values[name], defaultValues[name]);
  const [offer, setOffer] = useState(() => {
    const draft = readDraft(draftKey);
    return draft && names.some((name) => name in draft.values && changed(draft.values, name))
      ? draft
      : undefined;
  });
  const keep = () => {
    const typed: Draft['values'] = getValues();
    const mine = names.filter((name) => changed(typed, name)).map((name) => [name, typed[name]] as const);
    if (mine.length === 0) return offer || forgetDraft(draftKey);
    const values = { ...offer?.values, ...Object.fromEntries(mine) };
    keepDraft(draftKey, { at: Date.now(), values, ...(typeof version === 'number' && { version }) });
  };
  useKeeping(keep, isSubmitting);
  const discard = () => {
    setOffer(undefined);
    forgetDraft(draftKey);
    focusFirst();
  };
  const focusFirst = () => names[0] !== undefined && setFocus(names[0]);
  const restore = () => {
    if (!offer) return;
    const typed: Draft['values'] = getValues();
    const left = names.filter((name) => name in offer.values && !changed(typed, name));
    setOffer(undefined);
    if (onOutdated && (offer.version !== version || left.some(isLockedNow))) return onOutdated(offer.values);
    for (const name of left) setValue(name, offer.values[name], { shouldDirty: true, shouldTouch: true });
    focusFirst();
  };
  const isCarried = import.meta.env.DEV && offer?.isCarried === true;
  const carry = useEffectEvent(restore);
  useEffect(() => {
    if (!isCarried) return undefined;
    /* after the form around it has taken its first values */
    const timer = setTimeout(() => carry());
    return () => clearTimeout(timer);
  }, [isCarried]);

  if (!offer || isCarried) return null;
  return <Offer draft={offer} onRestore={restore} onDiscard={discard} />;
};

/** Milliseconds without a key. */
const PAUSE = 500;

/*
 * A page that goes away, and one that breaks, loses no more than the last half second. What is saved is kept before it is
 * sent, and not once more: it may be saved, and its form gone, a moment later.
 */
const useKeeping = (keep: () => void, isSaving: boolean): void => {
  const values = useWatch();
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (isSaving) keepNow();
  }, [isSaving]);
  useEffect(() => {
    if (isSaving) return undefined;
    const keepIt = () => keepNow();
    const timer = setTimeout(keepIt, PAUSE);
    window.addEventListener('pagehide', keepIt);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepIt);
    };
  }, [values, isSaving]);
};

type OfferProps = {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
};

const Offer = ({ draft, onRestore, onDiscard }: OfferProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const time = timeOf(draft.at, now, locale);
  return (
    <Notice tone="warning">
      {translate('app.record.draft.found', { time })}{' '}
      <Button size="small" color="inherit" onClick={onRestore}>
        {translate('app.record.draft.restore')}
      </Button>
      <Button size="small" color="inherit" onClick={onDiscard}>
        {translate('app.record.draft.discard')}
      </Button>
    </Notice>
  );
};

/* A day is only said when it is another one. */
const timeOf = (at: number, now: Date, locale: string): string => {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  return dateFormat(locale, { ...(!isToday && { dateStyle: 'medium' }), timeStyle: 'short' }).format(date);
};

/* Where no version tells that the record has changed: what was typed may be locked all the same. */
const useIsLocked = (record: Row | undefined) => {
  const { fields } = useEntity();
  const { kinds } = useModel();
  return (name: string): boolean =>
    fields.some((field) => field.name === name && isLocked(field, record, { fields, kinds }));
};

/** The fields of a form whose input may be kept: what this person types, and never a secret. */
const useDraftFields = (view: 'create' | 'edit'): readonly string[] => {
  const { kinds } = useModel();
  const fields = useVisibleFields(view);
  return useMemo(
    () =>
      fields
        .filter((field) => !field.readOnly && !field.compute && !isSecret(field, kinds))
        .map(({ name }) => name),
    [fields, kinds],
  );
};

const isSecret = ({ kind, children }: ResolvedField, kinds: Kinds): boolean =>
  kinds[kind].isSecret === true || children.some((child) => isSecret(child, kinds));
