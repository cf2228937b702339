/** Whether a failure says that what was asked for does not exist, or no more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && error.kind === 'notFound';
