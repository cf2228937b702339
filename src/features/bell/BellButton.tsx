import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAbility, useModel } from '../../fields/AdminContext';
import { Icon } from '../../fields/drawing/Icon';
import type { PageModel } from '../../model/resolved/model';
import type { Ability } from '../../model/access/ability';
import { lazyPart } from '../../parts/lazyPart';

/** Milliseconds in which the first screen has the network to itself. */
const HEAD_START = 3000;

/* It comes by itself, so where it cannot be had that is said to whoever presses it, and to nobody else. */
const Bell = lazyPart(async () => (await import('./Bell')).Bell, {
  failure: ({ isOpen }) => (isOpen ? 'over' : 'quiet'),
  waiting: ({ isOpen, onOpen }) => <Silent onClick={() => onOpen(!isOpen)} isBusy={isOpen} />,
});

/** The bell in the bar, for whoever is told something by it. What it counts is asked for when the first screen is there. */
export const BellButton = () => {
  const model = useModel();
  const ability = useAbility();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), HEAD_START);
    return () => clearTimeout(timer);
  }, []);
  const { resource, waiting } = toldBy(model, ability);
  if (!resource && waiting.length === 0) return null;
  if (!isWanted)
    return (
      <Silent
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
    );
  return <Bell resource={resource} waiting={waiting} isOpen={isOpen} onOpen={setOpen} />;
};

type SilentProps = { readonly onClick?: () => void; readonly isBusy?: boolean };

const Silent = ({ onClick, isBusy = false }: SilentProps) => (
  <IconButton onClick={onClick} aria-label={useTranslate()('app.bell.name')} aria-busy={isBusy}>
    <Icon name="bell" />
  </IconButton>
);

/** What the bell may tell this person: the records of the entity with a bell, and what waits. */
const toldBy = ({ resources, waiting, known }: PageModel, ability: Ability) => ({
  resource: resources.find(({ bell, subject }) => bell && ability.can('list', subject)),
  waiting: waiting.filter(({ metric }) => ability.can('list', known(metric.of).subject)),
});
