import { mendName } from '../../document/mend-name.ts'
import { isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { uiNodes } from '../subject/form-nodes.ts'
import type { UiNode } from '../subject/form-nodes.ts'

/** Options that work with every widget. */
const ofEveryField: ReadonlySet<string> = new Set(['columns', 'label'])

/** Every widget in the UI schema exists in the renderer, and gets only options that it knows. */
export function checkWidgets({ document, surroundings }: CheckedDocument): readonly Finding[] {
  return uiNodes(document).flatMap((node) => {
    const widget = ownValue(node.ui, 'ui:widget')
    if (typeof widget !== 'string') return []
    if (surroundings.widgets.has(widget)) return unknownOptions(node, widget, surroundings.widgets.get(widget))
    return [
      {
        pointer: `${node.pointer}/ui:widget`,
        message: `The field "${node.name}" names the widget "${widget}", which does not exist.`,
        ...mendName(widget, surroundings.widgets.keys()),
      },
    ]
  })
}

/** Options are not checked for a widget that declares none. */
function unknownOptions({ pointer, ui, name }: UiNode, widget: string, declared: JsonValue | undefined) {
  const options = isJsonObject(declared) ? ownValue(declared, 'options') : undefined
  const properties = isJsonObject(options) ? ownValue(options, 'properties') : undefined
  const given = ownValue(ui, 'ui:options')
  if (!isJsonObject(properties) || !isJsonObject(given)) return []
  return Object.keys(given)
    .filter((option) => !ofEveryField.has(option) && !Object.hasOwn(properties, option))
    .map((option) => ({
      pointer: `${pointer}/ui:options/${escapeSegment(option)}`,
      message: `The widget "${widget}" of the field "${name}" has no option "${option}".`,
      ...mendName(option, [...Object.keys(properties), ...ofEveryField]),
    }))
}
