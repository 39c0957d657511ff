import { hideField } from '../../../../../engine/editing/edits/field-values.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FlagProperty } from './FlagProperty.tsx'
import type { PropertyProps } from './property-props.ts'

/** Whether the field is left out. */
export function HiddenProperty({ path, place }: PropertyProps) {
  const text = useText()
  return (
    <FlagProperty
      label={text('portal.property.hidden')}
      help={text('portal.property.hidden-help')}
      pointer={`${place.ui}/ui:hidden`}
      change={(isOn) => hideField(path, isOn)}
    />
  )
}
