import { expect, it } from 'vitest';
import { createHeard } from './heard';

const made = (...ids: string[]) => ({ key: 'notis', ids, more: 0 });

it('counts what is new once, be it told of twice', () => {
  const { live, tellMade } = createHeard();
  tellMade(made('1'));
  tellMade(made('1', '2'));
  expect(live.unseen()).toEqual({ notis: 2 });
});

it('has heard of nothing for whoever signs in next', () => {
  const { live, tellMade, forget } = createHeard();
  tellMade(made('1'));
  forget();
  expect(live.unseen()).toEqual({});
  tellMade(made('1'));
  expect(live.unseen()).toEqual({ notis: 1 });
});

it('tells nobody who has stopped listening', () => {
  const { live, tell, tellChange } = createHeard();
  const heard: string[] = [];
  const stops = [live.subscribe(() => heard.push('state')), live.follow(() => heard.push('change'))];
  const say = () => {
    tell({ state: 'on' });
    tellChange({ entity: 'notis', records: new Map(), more: 0 } as never);
  };
  say();
  stops.forEach((stop) => stop());
  say();
  expect(heard).toEqual(['state', 'change']);
});
