import { useState } from 'react'
import { hideField } from '../../../../../engine/editing/edits/field-values.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { OriginLine } from './OriginLine.tsx'
import type { PropertyProps } from './property-props.ts'
import { SwitchProperty } from './SwitchProperty.tsx'

/** Whether the field is left out. */
export function HiddenProperty({ path, place }: PropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const pointer = `${place.ui}/ui:hidden`
  const label = text('portal.property.hidden')
  return (
    <SwitchProperty
      label={label}
      help={text('portal.property.hidden-help')}
      isOn={getAt(editing.document, pointer) === true}
      problem={problem}
      onSwitch={(isOn) => setProblem(editing.edit(hideField(path, isOn)))}
    >
      <OriginLine pointer={pointer} property={label} onProblem={setProblem} />
    </SwitchProperty>
  )
}
