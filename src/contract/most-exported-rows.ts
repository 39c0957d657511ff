/** The most rows of a file; a longer table is refused, so that no file lacks rows unnoticed. */
export const mostExportedRows = 20_000
