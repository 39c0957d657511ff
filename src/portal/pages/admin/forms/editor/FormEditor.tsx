import { useState } from 'react'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { columnList } from '../../../../../engine/editing/column-fields.ts'
import { actionList } from '../../../../../engine/editing/edits/row-actions.ts'
import { needsDecisions } from '../../../../../engine/editing/decisions/open-decisions.ts'
import { hasId } from '../../../../../engine/editing/named-items.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { ChangeList } from '../changes/ChangeList.tsx'
import { FormCanvas } from '../preview/FormCanvas.tsx'
import type { EditedPart } from '../preview/FormCanvas.tsx'
import { EditingContext } from '../session/editing-context.ts'
import { useFocusNext } from '../session/use-focus-next.ts'
import { useEditing } from '../session/use-editing.ts'
import { ActionProperties } from '../page/ActionProperties.tsx'
import { itemIds } from '../page/item-ids.ts'
import type { PageList } from '../page/item-ids.ts'
import { ColumnProperties } from '../page/ColumnProperties.tsx'
import { PagePanel } from '../page/PagePanel.tsx'
import { SourcePanel } from '../source/SourcePanel.tsx'
import { UsesPanel } from '../uses/UsesPanel.tsx'
import { TranslationsPanel } from '../translations/TranslationsPanel.tsx'
import { DecisionsPanel } from '../decisions/DecisionsPanel.tsx'
import { hasChosenField } from './chosen-field.ts'
import type { ChosenField } from './chosen-field.ts'
import { EditedBoundary } from './EditedBoundary.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditedSide, panelId, Sides } from './editor-layout.ts'
import { EditorTabs } from './EditorTabs.tsx'
import type { EditorPanel } from './EditorTabs.tsx'
import { FieldsPanel } from './FieldsPanel.tsx'
import { useUnsavedNote } from './use-unsaved-note.ts'

interface FormEditorProps {
  readonly form: EditedForm
  readonly onServer: (form: EditedForm) => void
}

const panels = ['decisions', 'fields', 'page', 'translations', 'source', 'changes', 'uses'] as const

/** Forms have no page of their own; the texts of an entrance are changed field by field alone. */
const withoutPage = panels.filter((one) => one !== 'page')

/** What has its properties shown: a field, a group of fields, or an item of the page. */
type Chosen = ChosenField | { readonly list: PageList; readonly id: string }

/**
 * Changes one form: its fields, its page and what was changed on one side, the form or page as members would see it on
 * the other.
 */
export function FormEditor({ form, onServer }: FormEditorProps) {
  const text = useText()
  const editing = useEditing(form)
  const [panel, setPanel] = useState<EditorPanel>(needsDecisions(editing.session) ? 'decisions' : 'fields')
  const [shown, setShown] = useState<EditedPart>('fields')
  const [chosen, setChosen] = useState<Chosen>()
  const focusNext = useFocusNext()
  useUnsavedNote(editing.isUnsaved)
  const open = (next: EditorPanel) => {
    setPanel(next)
    if (next === 'fields' || next === 'page') setShown(next)
  }
  const choose = (next: Chosen | undefined, of: EditedPart) => {
    setChosen(next)
    open(of)
  }
  const leave = (of: EditedPart, focus: string) => {
    choose(undefined, of)
    focusNext(focus)
  }
  // Undo may have taken away what is chosen.
  const known = chosen && isThere(editing.document, chosen) ? chosen : undefined
  const path = known && 'field' in known ? known.field : undefined
  const item = known && 'list' in known ? known : undefined
  const leaveItem = (to: string) => leave('page', to)
  return (
    <EditingContext value={{ editing, form }}>
      <EditorBar onServer={onServer} onDecide={() => setPanel('decisions')} />
      {form.removed === true && <AlertBanner kind="warning">{text('portal.editor.removed-here')}</AlertBanner>}
      <Sides data-part={shown}>
        <EditedSide>
          <EditorTabs
            panels={form.kind === 'section' ? panels : withoutPage}
            panel={panel}
            panelId={panelId}
            onOpen={open}
          />
          <div role="tabpanel" id={panelId} tabIndex={-1} aria-labelledby={`editor-tab-${panel}`}>
            <EditedBoundary>
              <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
                {panel === 'translations' && <TranslationsPanel />}
                {panel === 'source' && <SourcePanel />}
                {panel === 'changes' && <ChangeList onTakenBack={() => focusNext(panelId)} />}
                {panel === 'uses' && <UsesPanel />}
                {panel === 'decisions' && <DecisionsPanel />}
                {panel === 'fields' && (
                  <FieldsPanel
                    chosen={known && 'list' in known ? undefined : known}
                    onChoose={(next) => choose(next, 'fields')}
                    onLeave={(focus) => leave('fields', focus)}
                  />
                )}
                {panel === 'page' && item === undefined && (
                  <PagePanel onChoose={(list, id) => choose({ list, id }, 'page')} onServer={onServer} />
                )}
                {panel === 'page' && item && (
                  <ItemProperties
                    key={`${item.list} ${item.id}`}
                    {...item}
                    onBack={() => leaveItem(itemIds(item.list, item.id).open)}
                    onTaken={() => leaveItem(panelId)}
                  />
                )}
              </LoadingBoundary>
            </EditedBoundary>
          </div>
        </EditedSide>
        <EditedBoundary>
          <FormCanvas
            part={shown}
            chosen={path}
            // Not while somebody fills in the preview.
            onChoose={(field) => choose({ field, takesFocus: false }, 'fields')}
          />
        </EditedBoundary>
      </Sides>
    </EditingContext>
  )
}

interface ItemPropertiesProps {
  readonly list: PageList
  readonly id: string
  readonly onBack: () => void
  readonly onTaken: () => void
}

const ItemProperties = ({ list, ...item }: ItemPropertiesProps) =>
  list === 'column' ? <ColumnProperties {...item} /> : <ActionProperties {...item} />

function isThere(document: JsonObject, chosen: Chosen): boolean {
  if (!('list' in chosen)) return hasChosenField(document, chosen)
  const list = chosen.list === 'column' ? columnList : actionList
  return listAt(document, list).some((item) => hasId(item, chosen.id))
}
