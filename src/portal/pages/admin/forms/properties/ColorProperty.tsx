import { setValue } from '../../../../../engine/editing/edits/values.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { SettingColor } from '../../theme/SettingColor.tsx'
import { TextProperty } from './TextProperty.tsx'

interface ColorPropertyProps {
  readonly label: string
  /** A sentence with an example. */
  readonly help?: string
  readonly pointer: JsonPointer
  readonly isRequired: boolean
}

/** Short forms are no colours here: one is half of a long form that somebody types. */
const longColor = /^#[0-9a-f]{6}$/i

/** A colour as text, `#rrggbb`, beside the browser's own picker. */
export function ColorProperty({ label, help, pointer, isRequired }: ColorPropertyProps) {
  const text = useText()
  return (
    <div>
      <TextProperty
        label={label}
        {...(help !== undefined && { help })}
        pointer={pointer}
        mostLetters={7}
        isColor
        change={(typed) => {
          if (typed === '' && !isRequired) return setValue(pointer, undefined)
          return longColor.test(typed) ? setValue(pointer, typed) : text('portal.editor.color-wrong')
        }}
      />
      <SettingColor pointer={pointer} />
    </div>
  )
}
