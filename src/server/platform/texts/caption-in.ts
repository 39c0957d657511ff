import { captionOf } from '../../../engine/cases/values/caption.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import { captionKey } from '../../../engine/translate/caption-key.ts'
import type { Wording } from '../published/published-tenant.ts'

/**
 * How declared titles read in an edition's language: `=settings.…` is a caption that the organisation has set,
 * translated if it equals the declared one; any other title is itself, because the edition has translated it.
 */
export function captionIn(
  { texts }: Pick<Wording, 'texts'>,
  values: Pick<NamedValues, 'settings'>,
): (title: string) => string {
  return (title) => {
    const caption = captionOf(title, values)
    return caption === title ? title : (texts[captionKey(caption)] ?? caption)
  }
}
