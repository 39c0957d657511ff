import { FieldProperties } from '../properties/FieldProperties.tsx'
import { GroupProperties } from '../properties/GroupProperties.tsx'
import { useEdited } from '../session/editing-context.ts'
import { hasChosenField } from './chosen-field.ts'
import type { ChosenField } from './chosen-field.ts'
import { panelId } from './editor-layout.ts'
import { FieldOutline } from './FieldOutline.tsx'
import { groupButton, outlineIds } from './outline-ids.ts'

interface FieldsPanelProps {
  readonly chosen: ChosenField | undefined
  readonly onChoose: (chosen: ChosenField) => void
  /** Back to all fields, with the focus on the element of an id. */
  readonly onLeave: (focus: string) => void
}

/** The fields of a form in their order, or the properties of one of them, or of a group. */
export function FieldsPanel({ chosen, onChoose, onLeave }: FieldsPanelProps) {
  const { document } = useEdited().editing
  const known = chosen && hasChosenField(document, chosen) ? chosen : undefined
  if (known && 'group' in known) {
    const { group } = known
    return <GroupProperties key={group} id={group} onBack={() => onLeave(groupButton(group))} />
  }
  if (known) {
    const { field, takesFocus } = known
    return (
      <FieldProperties
        key={field.join('.')}
        path={field}
        takesFocus={takesFocus}
        onBack={() => onLeave(outlineIds(field).open)}
        onTaken={() => onLeave(panelId)}
      />
    )
  }
  return (
    <FieldOutline
      onChoose={(field) => onChoose({ field, takesFocus: true })}
      onChooseGroup={(group) => onChoose({ group })}
    />
  )
}
