import { isKeptFile, type KeptFile } from '../../../model/files/keptFile';
import type { Resource } from '../../../model/resolved/resource';
import type { FileAddresses, FileShown, UploadParams } from '../../../model/resolved/resourceProvider';
import { isPlainObject } from '../../../model/values/plainObject';
import { classify } from '../../http/classify';
import { exchange, type Exchange } from '../../http/exchange';
import { HttpFailure } from '../../http/failure';
import type { Http } from '../../http/http';
import { toHeaders } from '../../http/request';
import { retryAfter } from '../../http/retryAfter';

/** Sends a file, and says how far it is. @throws HttpFailure. */
export const upload = async (
  http: Http,
  { key, api }: Pick<Resource, 'key' | 'api'>,
  { field, file, onProgress, signal }: UploadParams,
): Promise<KeptFile> => {
  const request = {
    source: api.source,
    method: 'POST',
    path: '/api/uploads/:entity/:field',
    params: { entity: key, field },
    query: { name: file.name ?? '' },
    ...(signal && { signal }),
    // Sent once more it does nothing but come again: what no record takes goes by itself.
    isRead: true,
  } as const;
  const body = await http.sendBy(request, (asked) =>
    asked.isOut ? sendOut(asked, file, onProgress) : sendInPage(asked, file),
  );
  const kept = isPlainObject(body) ? body['file'] : undefined;
  if (!isKeptFile(kept)) throw new HttpFailure('malformed');
  return kept;
};

/** Where files may be looked at, as whole addresses. @throws HttpFailure. */
export const fileAddresses = async (
  http: Http,
  { api }: Pick<Resource, 'api'>,
  {
    files,
    signal,
  }: { readonly files: Readonly<Record<string, readonly FileShown[]>>; readonly signal?: AbortSignal },
): Promise<FileAddresses> => {
  const request = {
    source: api.source,
    method: 'POST',
    path: PATH,
    body: { files },
    ...(signal && { signal }),
    isRead: true,
  } as const;
  return http.sendBy(request, async (asked) => {
    const { body } = await exchange(asked);
    const told = isPlainObject(body) ? body['files'] : undefined;
    if (!isPlainObject(told)) throw new HttpFailure('malformed');
    const base = new URL(asked.url, globalThis.location?.href).href.slice(0, -PATH.length);
    return Object.fromEntries(Object.entries(told).map(([id, of]) => [id, wholeAddresses(of, base)]));
  });
};

const PATH = '/api/files';

/* Paths of our own server; where it is in the page, what lies in the page. */
const wholeAddresses = (told: unknown, base: string): FileAddresses[string] => {
  const entries = Object.entries(isPlainObject(told) ? told : {}).flatMap(([shown, address]) => {
    if (typeof address !== 'string') return [];
    if (shown === 'said') return [[shown, address] as const];
    if (/^data:(image\/webp|application\/octet-stream);base64,/.test(address))
      return [[shown, address] as const];
    return address.startsWith('/files/') ? [[shown, base + address] as const] : [];
  });
  return Object.fromEntries(entries);
};

const headersOf = ({ request, token }: Exchange): Record<string, string> => ({
  ...toHeaders(request, token, globalThis.document?.documentElement.lang),
  'Content-Type': 'application/octet-stream',
});

const sendInPage = async (asked: Exchange, file: Blob): Promise<unknown> => {
  const headers = { ...headersOf(asked), 'X-Upload-Length': String(file.size) };
  const response = await asked.fetch(asked.url, { method: 'POST', headers, body: file });
  const text = await response.text();
  return classify(
    { status: response.status, text, retryAfter: retryAfter(response.headers) },
    { envelope: 'success', mayBeEmpty: false },
  );
};

/* `fetch` does not say how much of a body is out. */
const sendOut = (asked: Exchange, file: Blob, onProgress: UploadParams['onProgress']): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { request, url } = asked;
    const { signal } = request;
    if (signal?.aborted) return reject(new HttpFailure('cancelled'));
    const sending = new XMLHttpRequest();
    sending.open('POST', url);
    for (const [name, value] of Object.entries(headersOf(asked))) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    sending.onabort = () => reject(new HttpFailure('cancelled'));
    sending.onerror = () =>
      reject(new HttpFailure('network', undefined, { host: new URL(url, location.href).host }));
    sending.onload = () => {
      const after = sending.getResponseHeader('Retry-After');
      const headers = new Headers(after === null ? {} : { 'Retry-After': after });
      try {
        const answer = {
          status: sending.status,
          text: sending.responseText,
          retryAfter: retryAfter(headers),
        };
        resolve(classify(answer, { envelope: 'success', mayBeEmpty: false }));
      } catch (failure) {
        reject(failure as Error);
      }
    };
    signal?.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(file);
  });
