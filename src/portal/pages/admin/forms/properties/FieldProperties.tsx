import { takeField } from '../../../../../engine/editing/edits/take-field.ts'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import { declaredPlace } from '../../../../../engine/editing/declared-place.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { ChoicesProperty } from './ChoicesProperty.tsx'
import { LimitProperties } from './LimitProperties.tsx'
import { MessageProperties } from './MessageProperties.tsx'
import { DefaultProperty } from './DefaultProperty.tsx'
import { HelpProperty } from './HelpProperty.tsx'
import { HiddenProperty } from './HiddenProperty.tsx'
import { LabelProperty } from './LabelProperty.tsx'
import { PropertiesPanel } from './PropertiesPanel.tsx'
import { RequiredProperty } from './RequiredProperty.tsx'
import { TakeAway } from './TakeAway.tsx'
import { WidthProperty } from './WidthProperty.tsx'
import { WhenProperty } from './WhenProperty.tsx'

/** Whether the portal's own code relies on a field, which therefore stays. */
const isCore = (document: JsonObject, schema: JsonPointer): boolean => getAt(document, `${schema}/x-core`) === true

interface FieldPropertiesProps {
  readonly path: FieldPath
  /** Whether its heading takes the focus. */
  readonly takesFocus: boolean
  readonly onBack: () => void
  /** The field was taken away. */
  readonly onTaken: () => void
}

/** Everything of one field that can be changed here, each with its origin and a way back to what it inherits. */
export function FieldProperties({ path, takesFocus, onBack, onTaken }: FieldPropertiesProps) {
  const text = useText()
  const { editing, form } = useEdited()
  const place = declaredPlace(editing.document, path)
  if (!place) return null
  const isOpen = form.kind !== 'entrance'
  return (
    <PropertiesPanel
      title={fieldLabel(editing.document, path)}
      isAdded={declaredPlace(editing.inherited, path) === undefined}
      takesFocus={takesFocus}
      back={text('portal.editor.all-fields')}
      onBack={onBack}
    >
      <LabelProperty path={path} place={place} />
      <HelpProperty path={path} place={place} />
      {isOpen && (
        <>
          <WidthProperty path={path} place={place} />
          <RequiredProperty path={path} place={place} />
          <HiddenProperty path={path} place={place} />
          <DefaultProperty path={path} place={place} />
          <LimitProperties path={path} place={place} />
          <ChoicesProperty path={path} place={place} />
          <WhenProperty path={path} />
        </>
      )}
      <MessageProperties path={path} place={place} />
      {/* What members answered in it is put aside. */}
      {isOpen && place.schema !== undefined && !isCore(editing.document, place.schema) && (
        <TakeAway
          label={text('portal.editor.take-away')}
          change={takeField(path)}
          of={path.length === 1 ? String(path[0]) : undefined}
          onTaken={onTaken}
        />
      )}
    </PropertiesPanel>
  )
}
