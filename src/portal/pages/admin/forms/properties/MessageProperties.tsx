import { setMessage } from '../../../../../engine/editing/edits/field-values.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import { isJsonObject } from '../../../../../engine/json/json.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import type { PropertyProps } from './property-props.ts'
import { TextProperty } from './TextProperty.tsx'

const judged = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'format'] as const

/** What the field answers with when an answer breaks one of its rules. */
export function MessageProperties({ path, place }: PropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  const schema = place.schema === undefined ? undefined : getAt(editing.document, place.schema)
  const isRequired = listAt(editing.document, `${place.around.schema}/required`).includes(place.name)
  const keywords = [
    ...(isRequired ? (['required'] as const) : []),
    ...judged.filter((keyword) => isJsonObject(schema) && schema[keyword] !== undefined),
  ]
  return keywords.map((keyword) => (
    <TextProperty
      key={keyword}
      label={text('portal.property.message', { keyword: text(`portal.property.rule.${keyword}`) })}
      help={text('portal.property.message-help')}
      pointer={`${place.ui}/ui:messages/${keyword}`}
      change={(typed) => setMessage(path, keyword, typed === '' ? undefined : typed)}
    />
  ))
}
