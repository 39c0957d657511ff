import { isJsonObject, ownValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { hasField } from '../forms/check-fields.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendField } from '../subject/mend-reference.ts'
import { uiNodes } from '../subject/form-nodes.ts'

/** Every field that a search fills exists. */
export function checkSearch({ document }: CheckedDocument): readonly Finding[] {
  return uiNodes(document).flatMap(({ pointer, ui, name }) => {
    const options = ownValue(ui, 'ui:options')
    const search = isJsonObject(options) ? ownValue(options, 'search') : undefined
    const fills = isJsonObject(search) ? ownValue(search, 'fills') : undefined
    if (!isJsonObject(fills)) return []
    return Object.keys(fills).flatMap((field) =>
      hasField(document, field)
        ? []
        : [
            {
              pointer: `${pointer}/ui:options/search/fills/${escapeSegment(field)}`,
              message: `The search of "${name}" fills the field "${field}", which does not exist.`,
              ...mendField(document, field),
            },
          ],
    )
  })
}
