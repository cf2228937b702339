import type { ReactNode } from 'react';
import { useCan, useKnownEntity, useLabel } from '../useEntity';
import { Denied } from './Denied';
import { KeptRights } from './KeptRights';

type PermittedProps = {
  readonly right: 'list' | 'show' | 'create' | 'edit';
  readonly children: ReactNode;
};

/** A page of an entity for whoever may open it. Asked first, so that nothing of a denied page is downloaded. */
export const Permitted = (props: PermittedProps) => (
  <KeptRights>
    <Asked {...props} />
  </KeptRights>
);

const Asked = ({ right, children }: PermittedProps) => {
  const { can: offers, label: labels, subject } = useKnownEntity();
  const can = useCan();
  const label = useLabel();
  const isOffered = right === 'create' || right === 'edit' ? Boolean(offers[right]) : true;
  if (isOffered && can(right)) return children;
  const name = label(right === 'list' ? labels.many : labels.one);
  return <Denied name={name} action={right} subject={subject} />;
};
