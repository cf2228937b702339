import { Hono } from 'hono';
import { UNDO_PATH } from '../../src/model/answers/undoing';
import { BULK_PATH } from '../../src/model/answers/bulk';
import { createBulkRoutes } from '../bulk/bulkRoutes';
import { BIN_PATH } from '../../src/model/answers/bin';
import { createBinRoutes } from '../bin/binRoutes';
import { createUndoRoutes } from '../undo/undoRoutes';
import { EXPORTS_PATH } from '../../src/model/export/exporting';
import { IMPORTS_PATH } from '../../src/model/import/importing';
import { createExportHandler, type Place } from './exportHandler';
import { createImportRoutes, type ImportParts } from './importRoutes';

/** Records that leave as files and come from them, changes of many together, the way back of changes, and of what was deleted. */
export const createFileRoutes = (place: Place, handling: ImportParts) => {
  const routes = new Hono();
  routes.post(`${EXPORTS_PATH}/:entity`, createExportHandler(place, handling));
  routes.route(IMPORTS_PATH, createImportRoutes(place, handling));
  routes.route(BIN_PATH, createBinRoutes(place.faulty, handling));
  routes.route(BULK_PATH, createBulkRoutes(place.faulty, handling));
  routes.route(UNDO_PATH, createUndoRoutes(place.faulty, handling));
  return routes;
};
