import { mendName } from '../../document/mend-name.ts'
import { isJsonObject, ownValue } from '../../json/json.ts'
import { keywordList } from '../../keywords/keyword-list.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { uiNodes } from '../subject/form-nodes.ts'

/** JSON Schema keywords that can fail an answer. */
const standardKeywords = (
  'required type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum ' +
  'multipleOf minItems maxItems uniqueItems contains minContains maxContains minProperties maxProperties ' +
  'additionalProperties propertyNames dependentRequired anyOf oneOf not'
).split(' ')

const known: ReadonlySet<string> = new Set([
  ...standardKeywords,
  ...[...keywordList.values()]
    .filter(({ test, isOnServer }) => test !== undefined || isOnServer)
    .map(({ name }) => name),
])

/** Every message of a field is for an existing keyword; a variant follows a dot (`contentTypes.kind`). */
export function checkMessages({ document }: CheckedDocument): readonly Finding[] {
  return uiNodes(document).flatMap(({ pointer, ui, name }) => {
    const messages = ownValue(ui, 'ui:messages')
    if (!isJsonObject(messages)) return []
    return unknown(Object.keys(messages), `${pointer}/ui:messages`, `The field "${name}"`)
  })
}

function unknown(keys: readonly string[], pointer: string, who: string): readonly Finding[] {
  return keys
    .filter((key) => !known.has(key.split('.')[0] ?? ''))
    .map((key) => ({
      pointer: `${pointer}/${escapeSegment(key)}`,
      message: `${who} has a message for "${key}", which is no keyword.`,
      ...mendName(key.split('.')[0] ?? '', known),
    }))
}
