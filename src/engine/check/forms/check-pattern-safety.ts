import type { CompositeDocument } from '../../document/document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import { checkPattern, checkPatterns } from '../../validation/pattern/check-pattern.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { uiNodes } from '../subject/form-nodes.ts'

/** Every pattern, in the schema and in a password's checklist, is safe to match against untrusted text. */
export const checkPatternSafety = ({ document }: CheckedDocument): readonly Finding[] => unsafePatterns(document)

/** The patterns of a document, in its schema and in a password's checklist, that may take very long to match. */
export function unsafePatterns(document: CompositeDocument): readonly Finding[] {
  const inSchema = checkPatterns(document.schema ?? {}).map(({ pointer, message }) =>
    finding(`/schema${pointer}`, message),
  )
  const inChecklists = uiNodes(document).flatMap(({ pointer, ui }) => {
    const options = ownValue(ui, 'ui:options')
    const checklist = isJsonObject(options) ? ownValue(options, 'checklist') : undefined
    return (isJsonArray(checklist) ? checklist : []).flatMap((item, i) => {
      const pattern = isJsonObject(item) ? ownValue(item, 'pattern') : undefined
      const message = typeof pattern === 'string' ? checkPattern(pattern) : undefined
      return message === undefined ? [] : [finding(`${pointer}/ui:options/checklist/${i}/pattern`, message)]
    })
  })
  return [...inSchema, ...inChecklists]
}

function finding(pointer: string, message: string): Finding {
  return { pointer, message: message.endsWith('.') ? message : `${message}.` }
}
