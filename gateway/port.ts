/** The port to listen at: `PORT`, default 5173. @throws when it is no port. */
export const portFrom = ({ PORT: given }: Readonly<Record<string, string | undefined>>): number => {
  const port = Number(given?.trim() || 5173);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT=${given} is not a port: give a whole number from 1 to 65535`);
};

/** The address to listen at: `HOST`, by default this machine alone; 0.0.0.0 for all networks it is in. */
export const hostFrom = ({ HOST: given }: Readonly<Record<string, string | undefined>>): string =>
  given?.trim() || '127.0.0.1';
