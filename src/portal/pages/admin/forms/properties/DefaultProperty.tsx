import { setKeyword } from '../../../../../engine/editing/edits/field-values.ts'
import { isJsonObject } from '../../../../../engine/json/json.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import type { PropertyProps } from './property-props.ts'
import { SelectProperty } from './SelectProperty.tsx'
import { TextProperty } from './TextProperty.tsx'
import { useAnswersTo } from './use-answers-to.ts'

/** What the field starts with in a new form: one of its choices, a text or a number. */
export function DefaultProperty({ path, place }: PropertyProps) {
  const text = useText()
  const { document } = useEdited().editing
  const answersTo = useAnswersTo()
  const schema = place.schema === undefined ? undefined : getAt(document, place.schema)
  if (path.length !== 1 || place.schema === undefined || !isJsonObject(schema) || '$ref' in schema) return null
  const pointer = `${place.schema}/default`
  const shared = { label: text('portal.property.default'), help: text('portal.property.default-help'), pointer }
  const choices = answersTo(String(path[0]))
  if (choices.length > 0)
    return (
      <SelectProperty
        {...shared}
        change={(chosen) => setKeyword(path, 'default', choices.find(({ value }) => String(value) === chosen)?.value)}
        options={[
          { value: '', label: text('portal.property.default-none') },
          ...choices.map(({ value, name }) => ({ value: String(value), label: name })),
        ]}
      />
    )
  const isNumber = schema['type'] === 'number' || schema['type'] === 'integer'
  // A day or a file starts with nothing.
  if (!isNumber && (schema['type'] !== 'string' || schema['format'] !== undefined)) return null
  return (
    <TextProperty
      {...shared}
      isNumber={isNumber}
      change={(typed) => {
        if (typed.trim() === '') return setKeyword(path, 'default', undefined)
        if (!isNumber) return setKeyword(path, 'default', typed)
        return Number.isFinite(Number(typed))
          ? setKeyword(path, 'default', Number(typed))
          : text('portal.property.not-a-number')
      }}
    />
  )
}
