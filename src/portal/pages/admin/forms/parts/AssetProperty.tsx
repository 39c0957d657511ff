import { setValue } from '../../../../../engine/editing/edits/values.ts'
import type { DeclaredPart } from '../../../../../engine/editing/parts/declared-parts.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { SelectProperty } from '../properties/SelectProperty.tsx'
import { useEdited } from '../session/editing-context.ts'

interface AssetPropertyProps {
  readonly label: string
  readonly part: DeclaredPart
  /** The path of the file in the organisation's folder. */
  readonly value: JsonValue | undefined
}

/** One of the organisation's files, such as its logo, among those of the wanted kind. */
export function AssetProperty({ label, part, value }: AssetPropertyProps) {
  const { form } = useEdited()
  const { pointer, pattern = '', description = '', isRequired } = part
  const wanted = new RegExp(pattern, 'u')
  const found = (form.files ?? []).filter((file) => wanted.test(file))
  // A file of an earlier release stays shown until another one is chosen.
  const files = typeof value === 'string' && !found.includes(value) ? [value, ...found] : found
  return (
    <SelectProperty
      label={label}
      help={description}
      pointer={pointer}
      change={(chosen) => setValue(pointer, chosen === '' ? undefined : chosen)}
      options={[
        ...(isRequired ? [] : [{ value: '', label: '–' }]),
        ...files.map((file) => ({ value: file, label: file.replace(/^assets\//, '') })),
      ]}
    />
  )
}
