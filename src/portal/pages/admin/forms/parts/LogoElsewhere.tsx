import Button from '@mui/material/Button'
import { allEdits } from '../../../../../engine/editing/edit.ts'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import { readableName } from '../../../../../engine/editing/parts/readable-name.ts'
import { ownValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { PropertyNote } from '../properties/Property.tsx'
import { useEdited } from '../session/editing-context.ts'

const others = ['mark', 'logoReversed', 'logoMail'] as const

/** Says where a theme shows other files than its logo, which an old logo may be, and shows the logo there, too. */
export function LogoElsewhere() {
  const text = useText()
  const { editing } = useEdited()
  const theme = editing.document.theme ?? {}
  const shown = others.filter((name) => ownValue(theme, name) !== undefined)
  if (shown.length === 0) return null
  return (
    <PropertyNote>
      {text('portal.brand-picture.others', { names: shown.map((name) => readableName(name)).join(', ') })}
      <Button
        size="small"
        onClick={() => void editing.edit(allEdits(...shown.map((name) => setValue(`/theme/${name}`, undefined))))}
      >
        {text('portal.brand-picture.everywhere')}
      </Button>
    </PropertyNote>
  )
}
