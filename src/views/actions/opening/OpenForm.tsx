import { useCreatePath, type RaRecord } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useModel } from '../../../fields/AdminContext';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { useWay, type Way } from '../../record/cameFrom';
import { useEntity } from '../../useEntity';
import { openedSearch } from './openedFrom';

type OpenFormProps = {
  readonly action: ResolvedAction;
  readonly record?: RaRecord | undefined;
  readonly onClose: () => void;
};

/** Leads to the form that the action opens; Cancel leads back from there. */
export const OpenForm = ({ action, record, onClose }: OpenFormProps) => {
  const entity = useEntity();
  const model = useModel();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { over } = useWay();
  const isGone = useRef(false);
  useEffect(() => {
    /* the entry of the menu that it was chosen in is left first: going back would take the new one away */
    if (over || isGone.current || !action.opens) return;
    isGone.current = true;
    const { name } = model.known(action.opens.create);
    const to = `${createPath({ resource: name, type: 'create' })}${openedSearch(entity, action, record)}`;
    const way: Way = { from: 'record', back: `${pathname}${search}` };
    void navigate(to, { state: way });
    onClose();
  });
  return null;
};
