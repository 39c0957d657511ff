import { declaredChoices } from '../../../../../engine/editing/edits/choices.ts'
import type { Choice } from '../../../../../engine/editing/edits/choices.ts'
import { declaredPlace } from '../../../../../engine/editing/declared-place.ts'
import { isJsonObject } from '../../../../../engine/json/json.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useReferenceLists } from '../../../../forms/published-context.ts'
import { useEdited } from '../session/editing-context.ts'
import { useListedDocument } from '../preview/use-listed-document.ts'

/** Finds the answers that a field of the form offers; none for one that is typed. */
export function useAnswersTo(): (name: string) => readonly Choice[] {
  const text = useText()
  const { editing } = useEdited()
  const { document } = editing
  const lists = useReferenceLists(useListedDocument(document))
  return (name) => {
    const place = declaredPlace(document, [name])?.schema
    const schema = place === undefined ? undefined : getAt(document, place)
    if (!isJsonObject(schema)) return []
    if (schema['type'] === 'boolean') {
      return [true, false].map((value) => ({ value, name: text(value ? 'portal.change.yes' : 'portal.change.no') }))
    }
    const list = getAt(schema, '/inList/list')
    const fields = typeof list === 'string' ? lists.fields?.(list) : undefined
    if (typeof list !== 'string' || !fields) return declaredChoices(document, [name])
    return lists.items(list).flatMap((item) => {
      const value = item[fields.key]
      return value === undefined ? [] : [{ value, name: String(item[fields.label] ?? value) }]
    })
  }
}
