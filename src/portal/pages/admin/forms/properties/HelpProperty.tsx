import { setUi } from '../../../../../engine/editing/edits/field-values.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import type { PropertyProps } from './property-props.ts'
import { TextProperty } from './TextProperty.tsx'

/** What stands below the field to help people answer. */
export function HelpProperty({ path, place }: PropertyProps) {
  const text = useText()
  return (
    <TextProperty
      label={text('portal.property.help')}
      help={text('portal.property.help-help')}
      pointer={`${place.ui}/ui:help`}
      isLong
      change={(typed) => setUi(path, 'ui:help', typed === '' ? undefined : typed)}
    />
  )
}
