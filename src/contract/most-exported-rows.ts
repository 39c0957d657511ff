/** The most rows of a file; a longer table is refused, so that no file lacks rows unnoticed. */
export const mostExportedRows = 20_000

/** The most rows of a file that names everybody, whose rows are short. */
export const mostRowsOfAll = 200_000
