/**
 * A server's message without its correlation id. If it has one, this is the text before its first colon and before the
 * id's label, e.g. `Member No. must have a value.  CorrelationId:  3f0a9c12-…` becomes `Member No. must have a value.`.
 * A message without an id is unchanged.
 */
export function cleanMessage(message: string): string {
  const label = message.search(/\bcorrelation[ _-]?id\b/i)
  if (label < 0) return message
  const colon = message.indexOf(':')
  const end = colon < 0 ? label : Math.min(label, colon)
  return message.slice(0, end).replace(/[\s,;([-]+$/, '')
}
