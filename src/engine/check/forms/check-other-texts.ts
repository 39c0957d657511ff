import { resolveName } from '../../condition/condition-scope.ts'
import { objectAt, ownValue } from '../../json/json.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { answersScope } from '../subject/condition-scopes.ts'
import type { Finding } from '../subject/finding.ts'
import { uiNodes } from '../subject/form-nodes.ts'

/** The answers that contain the text typed for "Other" exist. */
export function checkOtherTexts(checked: CheckedDocument): readonly Finding[] {
  const scope = answersScope(checked)
  return uiNodes(checked.document).flatMap(({ pointer, ui, name }) => {
    const otherText = ownValue(objectAt(ui, 'ui:options'), 'otherText')
    if (typeof otherText !== 'string' || !('problem' in resolveName(otherText, scope))) return []
    const message = `"otherText" of the field "${name}" names "${otherText}", which does not exist.`
    return [{ pointer: `${pointer}/ui:options/otherText`, message }]
  })
}
