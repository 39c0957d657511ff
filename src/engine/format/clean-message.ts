/**
 * A server's message without its correlation id: of a message that carries one, what stands before the id's label, e.g.
 * `Member No. must have a value.  CorrelationId:  3f0a9c12-…` becomes `Member No. must have a value.`. A message without
 * an id is shown as it is.
 */
export function cleanMessage(message: string): string {
  const start = message.search(/\bcorrelation[ _-]?id\b/i)
  return start < 0 ? message : message.slice(0, start).replace(/[\s:;,([-]+$/, '')
}
