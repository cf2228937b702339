import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readAgainOnReturn } from './refetchOnReturn';
import type { Model } from '../model/resolved/model';
import { download } from '../parts/download';
import type { createLive } from './createLive';
import { createRealtime, type Realtime } from '../providers/realtime/realtime';
import type { SessionKeeper } from '../providers/session/session';

/** Milliseconds in which everything that arrives leads to one request for each list. */
const PAUSE = 500;

/**
 * The one part that listens to the server: to the state of the connection, to notifications and to orders (S2.68). It
 * renders nothing; what it hears makes the lists that are open ask anew, also for what was missed without a connection.
 * Lists that the server says nothing about ask when the connection or the person is back.
 */
export const Background = (options: ListenerOptions) => {
  const { resources } = options.model;
  const { live: page } = options;
  const [realtime] = useState(() => createListener(options));
  const client = useQueryClient();
  useEffect(() => realtime.start(), [realtime]);
  useEffect(() => page.attach(realtime), [page, realtime]);
  useEffect(() => {
    const live = new Set(resources.filter((resource) => resource.live).map(({ name }) => name));
    return readAgainOnReturn(client, ([name, method]) => method === 'getList' && live.has(String(name)));
  }, [client, resources]);
  useEffect(() => {
    const live = resources.filter((resource) => resource.live);
    const due = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasOn = realtime.state() === 'on';
    let before = { state: realtime.state(), arrivals: realtime.arrivals() };
    const refresh = () => {
      timer = undefined;
      for (const name of due) void client.invalidateQueries({ queryKey: [name, 'getList'] });
      due.clear();
    };
    const stop = realtime.subscribe(() => {
      const now = { state: realtime.state(), arrivals: realtime.arrivals() };
      /* lost, refused, or closed with a session that has been taken up again: something may have been missed */
      const isBack = wasOn && now.state === 'on' && before.state !== 'on';
      wasOn ||= now.state === 'on';
      for (const { key, name } of live)
        if (isBack || hasMore(now.arrivals[key], before.arrivals[key])) due.add(name);
      before = now;
      if (due.size > 0) timer ??= setTimeout(refresh, PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, realtime, resources]);
  return null;
};

const hasMore = (now: readonly unknown[] = [], before: readonly unknown[] = []): boolean => {
  if (now === before) return false;
  const known = new Set(before);
  return now.some((each) => !known.has(each));
};

type ListenerOptions = {
  readonly model: Model;
  readonly session: SessionKeeper;
  /** Base address of the SMS host. */
  readonly address: string;
  /** What is heard is told there. */
  readonly live: ReturnType<typeof createLive>;
};

/** Listens for the records of every entity that has them handed over; socket.io is downloaded for it. */
const createListener = ({ model, session, address }: ListenerOptions): Realtime =>
  createRealtime({
    address,
    session,
    live: model.resources.flatMap(({ key, live, api }) =>
      live && api.source !== 'demo' ? [{ ...live, key, idKey: api.idKey }] : [],
    ),
    connect: async (...asked) =>
      (await download(() => import('../providers/realtime/connectSocket'))).connectSocket(...asked),
  });
