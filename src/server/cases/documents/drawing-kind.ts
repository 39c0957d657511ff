/** The kind of the jobs that draw issued documents; a job's id is its document's. */
export const drawingKind = 'draw-document'
