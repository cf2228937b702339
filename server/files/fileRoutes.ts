import { Hono } from 'hono';
import { EXPORTS_PATH } from '../../src/model/export/exporting';
import { IMPORTS_PATH } from '../../src/model/import/importing';
import { createExportHandler, type Place } from './exportHandler';
import { createImportRoutes, type ImportParts } from './importRoutes';

/** Records that leave as files, and come from them. */
export const createFileRoutes = (place: Place, handling: ImportParts) => {
  const routes = new Hono();
  routes.post(`${EXPORTS_PATH}/:entity`, createExportHandler(place, handling));
  routes.route(IMPORTS_PATH, createImportRoutes(place.faulty, handling));
  return routes;
};
