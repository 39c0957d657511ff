import { ownValue } from '../json.ts'
import type { CheckedDocument } from './checked-document.ts'
import type { Finding } from './finding.ts'
import { uiNodes } from './form-nodes.ts'

/** Every widget that the UI schema names is one that the renderer has. */
export function checkWidgets({ document, surroundings }: CheckedDocument): readonly Finding[] {
  return uiNodes(document).flatMap(({ pointer, ui, name }) => {
    const widget = ownValue(ui, 'ui:widget')
    return typeof widget !== 'string' || surroundings.widgets.has(widget)
      ? []
      : [
          {
            pointer: `${pointer}/ui:widget`,
            message: `The field "${name}" names the widget "${widget}", which does not exist.`,
          },
        ]
  })
}
