import { setInItem } from '../../../../../engine/editing/edits/items.ts'
import { groupList } from '../../../../../engine/editing/field-outline.ts'
import { itemOutline } from '../../../../../engine/editing/item-outline.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { PropertiesPanel } from './PropertiesPanel.tsx'
import { TextProperty } from './TextProperty.tsx'

interface GroupPropertiesProps {
  readonly id: string
  readonly onBack: () => void
}

/** The heading of a group of fields, which is a step where the form has steps, and what stands below it. */
export function GroupProperties({ id, onBack }: GroupPropertiesProps) {
  const text = useText()
  const { document, inherited } = useEdited().editing
  const outlined = itemOutline(document, inherited, groupList).find((group) => group.id === id)
  if (!outlined) return null
  const { pointer, title, isAdded } = outlined
  const change = (key: string, value: string | undefined) => setInItem({ list: groupList, id }, key, value)
  return (
    <PropertiesPanel title={title} isAdded={isAdded} takesFocus back={text('portal.editor.all-fields')} onBack={onBack}>
      <TextProperty
        label={text('portal.property.group-title')}
        help={text('portal.property.group-title-help')}
        pointer={`${pointer}/title`}
        mostLetters={100}
        change={(typed) => (typed.trim() === '' ? text('portal.editor.heading-missing') : change('title', typed))}
      />
      <TextProperty
        label={text('portal.property.group-description')}
        help={text('portal.property.group-description-help')}
        pointer={`${pointer}/description`}
        isLong
        change={(typed) => change('description', typed === '' ? undefined : typed)}
      />
    </PropertiesPanel>
  )
}
