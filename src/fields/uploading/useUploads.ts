import { useDataProvider, useEvent, useResourceContext } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { FileRules } from '../../model/resolved/kind';
import type { KeptFile } from '../../model/files/keptFile';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';

export type UploadFault = {
  readonly message: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** The same file would be refused again. */
  readonly isFinal?: boolean;
};

/** A file on its way; `fault` is the message of why it did not arrive, with its values. */
export type Upload = {
  readonly key: number;
  readonly file: File;
  /** How much of it is out, from 0 to 1. */
  readonly part: number;
  readonly fault?: UploadFault;
};

type Options = {
  readonly field: string;
  readonly rules: FileRules;
  /** As many as there is room for. */
  readonly room: number;
  /** One takes the place of another: of one that did not arrive, too. */
  readonly isOnly: boolean;
  readonly onKept: (file: KeptFile) => void;
};

/** Sends files one beside the other; each can be called off, and sent again when it did not arrive. */
export const useUploads = ({ field, rules, room, isOnly, onKept }: Options) => {
  const provider = useDataProvider<ResourceProvider>();
  const resource = useResourceContext() ?? '';
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const keep = useEvent(onKept);
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((each) => each.abort());
  }, []);
  const change = (key: number, by: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...by } : each)));
  const drop = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setUploads((all) => all.filter((each) => each.key !== key));
  };
  const send = async (key: number, file: File) => {
    const calling = new AbortController();
    running.current.set(key, calling);
    const { signal } = calling;
    const onProgress = (part: number) => change(key, { part });
    try {
      const { data } = await provider.upload(resource, { field, file, onProgress, signal });
      drop(key);
      keep(data);
    } catch (error) {
      running.current.delete(key);
      if (!signal.aborted) change(key, { fault: faultOf(error) });
    }
  };
  // What did not arrive takes no room from what is chosen next.
  const free = Math.max(0, room - onTheirWay(uploads));
  const add = (files: readonly File[]) => {
    const fitting = files.slice(0, free);
    const begun = fitting.map((file): Upload => {
      last.current += 1;
      const isLarge = file.size > rules.maxBytes;
      const args = { name: file.name, most: rules.maxBytes / 1_000_000 };
      const fault = isLarge ? { message: 'app.files.tooLarge', args, isFinal: true } : undefined;
      return { key: last.current, file, part: 0, ...(fault && { fault }) };
    });
    const stays = ({ fault }: Upload) => !isOnly || !fault || begun.length === 0;
    setUploads((all) => [...all.filter(stays), ...begun]);
    for (const { key, file, fault } of begun) if (!fault) void send(key, file);
    return fitting.length < files.length;
  };
  /** Whether there was no room for it. */
  const again = ({ key, file }: Upload): boolean => {
    if (free === 0) return true;
    setUploads((all) => all.map((each) => (each.key === key ? { key, file, part: 0 } : each)));
    void send(key, file);
    return false;
  };
  return { uploads, add, drop, again };
};

/** How many of them have not arrived yet and still may. */
export const onTheirWay = (uploads: readonly Upload[]): number =>
  uploads.filter(({ fault }) => !fault).length;

type Refused = { readonly status?: number; readonly body?: Readonly<Record<string, unknown>> };

const faultOf = (error: unknown): UploadFault => {
  const message = error instanceof Error ? error.message : String(error);
  const { status, body } = Object(error) as Refused;
  const isOfFile = status !== undefined && FINAL.includes(status) && body?.['again'] !== true;
  return { message, isFinal: isOfFile };
};

/* Too large, or no file that the field takes: unless the answer says that it is not about the file. */
const FINAL = [413, 422];
