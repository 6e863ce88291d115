/**
 * True until its author changes a thing that a request has made. The same request may be sent again because its answer was
 * lost; then the thing counts as made again. It must not overwrite what the author has changed in another tab.
 */
export const isAsMade = ({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }): boolean =>
  createdAt === updatedAt
