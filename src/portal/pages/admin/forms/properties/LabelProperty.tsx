import { setLabel } from '../../../../../engine/editing/edits/field-values.ts'
import { labelPlace } from '../../../../../engine/editing/field-label.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import type { PropertyProps } from './property-props.ts'
import { TextProperty } from './TextProperty.tsx'

/** What the field is called. */
export function LabelProperty({ path, place }: PropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  return (
    <TextProperty
      label={text('portal.property.label')}
      help={text('portal.property.label-help')}
      pointer={labelPlace(editing.document, place)}
      mostLetters={200}
      change={(typed) => (typed.trim() === '' ? text('portal.editor.label-missing') : setLabel(path, typed))}
    />
  )
}
