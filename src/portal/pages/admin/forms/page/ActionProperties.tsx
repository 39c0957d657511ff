import { actionList, setInAction, takeAction } from '../../../../../engine/editing/edits/row-actions.ts'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import { itemOutline } from '../../../../../engine/editing/item-outline.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx'
import { TakeAway } from '../properties/TakeAway.tsx'
import { TextProperty } from '../properties/TextProperty.tsx'
import { useEdited } from '../session/editing-context.ts'

interface ActionPropertiesProps {
  readonly id: string
  readonly onBack: () => void
  /** The action was taken away. */
  readonly onTaken: () => void
}

/** What an action on a section's records is called, and what it asks before; the action itself stays what it is. */
export function ActionProperties({ id, onBack, onTaken }: ActionPropertiesProps) {
  const text = useText()
  const { document, inherited } = useEdited().editing
  const outlined = itemOutline(document, inherited, actionList).find((action) => action.id === id)
  if (!outlined) return null
  const { pointer, title, isAdded } = outlined
  return (
    <PropertiesPanel
      title={title}
      isAdded={isAdded}
      takesFocus
      back={text('portal.editor.all-actions')}
      onBack={onBack}
    >
      <TextProperty
        label={text('portal.property.action-title')}
        help={text('portal.property.action-title-help')}
        pointer={`${pointer}/title`}
        mostLetters={60}
        change={(typed) =>
          typed.trim() === '' ? text('portal.editor.title-missing') : setInAction(id, 'title', typed)
        }
      />
      {getAt(document, `${pointer}/confirm`) !== undefined &&
        (['title', 'text'] as const).map((part) => (
          <TextProperty
            key={part}
            label={text(`portal.property.confirm-${part}`)}
            help={text(`portal.property.confirm-${part}-help`)}
            pointer={`${pointer}/confirm/${part}`}
            isLong={part === 'text'}
            change={(typed) =>
              typed.trim() === '' ? text('portal.editor.text-missing') : setValue(`${pointer}/confirm/${part}`, typed)
            }
          />
        ))}
      <TakeAway label={text('portal.editor.take-action')} change={takeAction(id)} onTaken={onTaken} />
    </PropertiesPanel>
  )
}
