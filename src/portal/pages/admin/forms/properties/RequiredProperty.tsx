import { useState } from 'react'
import { requireField } from '../../../../../engine/editing/edits/require-field.ts'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { ChangedHere } from './ChangedHere.tsx'
import type { PropertyProps } from './property-props.ts'
import { SwitchProperty } from './SwitchProperty.tsx'

/** Whether the field must be answered. */
export function RequiredProperty({ path, place }: PropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  if (place.around.schema === undefined) return null
  const list = `${place.around.schema}/required`
  const isRequired = listAt(editing.document, list).includes(place.name)
  const was = listAt(editing.inherited, list).includes(place.name)
  const label = text('portal.property.required')
  const edit = (change: Edit) => setProblem(editing.edit(change))
  return (
    <SwitchProperty
      label={label}
      help={text('portal.property.required-help')}
      isOn={isRequired}
      problem={problem}
      onSwitch={(isOn) => edit(requireField(path, isOn))}
    >
      {isRequired !== was && <ChangedHere property={label} onBack={() => edit(requireField(path, was))} />}
    </SwitchProperty>
  )
}
