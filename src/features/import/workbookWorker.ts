import { readWorkbook } from '../../model/import/workbook/readWorkbook';

/* What knows workbooks is larger than the rest of the page, and reads one at a stretch: beside the page, and only then. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readWorkbook(data).then((book) => postMessage(book));
});
