/**
 * A server's message without its correlation id: without everything from the id's label on, and the spaces before it.
 * It may be empty then. E.g. `Member No. must have a value.  CorrelationId:  3f0a9c12-…` becomes
 * `Member No. must have a value.`. A message without an id is unchanged.
 */
export function cleanMessage(message: string): string {
  const label = message.search(/\bcorrelation[ _-]?id\b/i)
  return label < 0 ? message : message.slice(0, label).trimEnd()
}
