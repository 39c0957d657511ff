import type { NamedValues } from '../../condition/named-values.ts'
import { readFact } from './resolve-value.ts'

/** A title as people read it: `=settings.…` is a caption that the organisation's settings have. */
export function captionOf(title: string, values: Pick<NamedValues, 'settings'>): string {
  if (!title.startsWith('=')) return title
  const caption = readFact(title.slice(1), values)
  return typeof caption === 'string' ? caption : ''
}
