import { declaredPlace } from '../../../../../engine/editing/declared-place.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { groupList } from '../../../../../engine/editing/field-outline.ts'
import { hasId } from '../../../../../engine/editing/named-items.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import { FieldProperties } from '../properties/FieldProperties.tsx'
import { GroupProperties } from '../properties/GroupProperties.tsx'
import { useEdited } from '../session/editing-context.ts'
import { panelId } from './editor-layout.ts'
import { FieldOutline } from './FieldOutline.tsx'
import { groupButton, outlineIds } from './outline-ids.ts'

/** A field or a group of fields that has its properties shown. */
export type ChosenField = { readonly field: FieldPath; readonly takesFocus: boolean } | { readonly group: string }

interface FieldsPanelProps {
  readonly chosen: ChosenField | undefined
  readonly onChoose: (chosen: ChosenField) => void
  /** Back to all fields, with the focus on the element of an id. */
  readonly onLeave: (focus: string) => void
}

/** The fields of a form in their order, or the properties of one of them, or of a group. */
export function FieldsPanel({ chosen, onChoose, onLeave }: FieldsPanelProps) {
  const { document } = useEdited().editing
  // Undo may have taken away what is chosen.
  if (chosen && 'group' in chosen && listAt(document, groupList).some((item) => hasId(item, chosen.group))) {
    const { group } = chosen
    return <GroupProperties key={group} id={group} onBack={() => onLeave(groupButton(group))} />
  }
  if (chosen && 'field' in chosen && declaredPlace(document, chosen.field) !== undefined) {
    const { field, takesFocus } = chosen
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
