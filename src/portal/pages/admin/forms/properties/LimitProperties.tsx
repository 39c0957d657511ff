import { setKeyword } from '../../../../../engine/editing/edits/field-values.ts'
import { isJsonArray, isJsonObject } from '../../../../../engine/json/json.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import type { PropertyProps } from './property-props.ts'
import { TextProperty } from './TextProperty.tsx'

const limits = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
} as const

/** How short or long, small or great an answer may be. */
export function LimitProperties({ path, place }: PropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  const schema = place.schema === undefined ? undefined : getAt(editing.document, place.schema)
  if (place.schema === undefined || !isJsonObject(schema) || '$ref' in schema || isJsonArray(schema['enum']))
    return null
  const type = schema['type'] === 'integer' ? 'number' : schema['type']
  if (type !== 'string' && type !== 'number' && type !== 'array') return null
  // A day or a file has rules of its own.
  if (type === 'string' && schema['format'] !== undefined) return null
  return limits[type].map((keyword) => (
    <TextProperty
      key={keyword}
      label={text(`portal.property.${keyword}`)}
      help={text(`portal.property.${keyword}-help`)}
      pointer={`${place.schema}/${keyword}`}
      isNumber
      mostLetters={12}
      change={(typed) => {
        const value = typed.trim() === '' ? undefined : Number(typed)
        const isWrong = value !== undefined && !(type === 'number' ? Number.isFinite(value) : isCount(value))
        return isWrong ? text('portal.property.not-a-number') : setKeyword(path, keyword, value)
      }}
    />
  ))
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
