import { useState } from 'react'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { columnList } from '../../../../../engine/editing/column-fields.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { declaredPlace } from '../../../../../engine/editing/declared-place.ts'
import { needsDecisions } from '../../../../../engine/editing/decisions/open-decisions.ts'
import { hasId } from '../../../../../engine/editing/named-items.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { ChangeList } from '../changes/ChangeList.tsx'
import { FormCanvas } from '../preview/FormCanvas.tsx'
import type { EditedPart } from '../preview/FormCanvas.tsx'
import { FieldProperties } from '../properties/FieldProperties.tsx'
import { EditingContext } from '../session/editing-context.ts'
import { useFocusNext } from '../session/use-focus-next.ts'
import { useEditing } from '../session/use-editing.ts'
import { columnIds } from '../page/column-ids.ts'
import { ColumnProperties } from '../page/ColumnProperties.tsx'
import { PagePanel } from '../page/PagePanel.tsx'
import { SourcePanel } from '../source/SourcePanel.tsx'
import { UsesPanel } from '../uses/UsesPanel.tsx'
import { TranslationsPanel } from '../translations/TranslationsPanel.tsx'
import { DecisionsPanel } from '../decisions/DecisionsPanel.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditedSide, panelId, Sides } from './editor-layout.ts'
import { EditorTabs } from './EditorTabs.tsx'
import type { EditorPanel } from './EditorTabs.tsx'
import { FieldOutline } from './FieldOutline.tsx'
import { outlineIds } from './outline-ids.ts'
import { useUnsavedNote } from './use-unsaved-note.ts'

interface FormEditorProps {
  readonly form: EditedForm
  readonly onServer: (form: EditedForm) => void
}

const panels = ['decisions', 'fields', 'page', 'translations', 'source', 'changes', 'uses'] as const

/** A field or column whose properties are shown. */
type Chosen = { readonly field: FieldPath; readonly takesFocus: boolean } | { readonly column: string }

/**
 * Changes one form: its fields, its page and what was changed on one side, the form or page as members would see it on
 * the other.
 */
export function FormEditor({ form, onServer }: FormEditorProps) {
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
  const column = known && 'column' in known ? known.column : undefined
  return (
    <EditingContext value={{ editing, form }}>
      <EditorBar onServer={onServer} />
      <Sides data-part={shown}>
        <EditedSide>
          <EditorTabs panels={panels} panel={panel} panelId={panelId} onOpen={open} />
          <div role="tabpanel" id={panelId} tabIndex={-1} aria-labelledby={`editor-tab-${panel}`}>
            <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
              {panel === 'translations' && <TranslationsPanel />}
              {panel === 'source' && <SourcePanel />}
              {panel === 'changes' && <ChangeList onTakenBack={() => focusNext(panelId)} />}
              {panel === 'uses' && <UsesPanel />}
              {panel === 'decisions' && <DecisionsPanel />}
              {panel === 'fields' && path === undefined && (
                <FieldOutline onChoose={(field) => choose({ field, takesFocus: true }, 'fields')} />
              )}
              {panel === 'fields' && path !== undefined && (
                <FieldProperties
                  key={path.join('.')}
                  path={path}
                  takesFocus={known !== undefined && 'field' in known && known.takesFocus}
                  onBack={() => leave('fields', outlineIds(path).open)}
                  onTaken={() => leave('fields', panelId)}
                />
              )}
              {panel === 'page' && column === undefined && (
                <PagePanel onChoose={(next) => choose({ column: next }, 'page')} />
              )}
              {panel === 'page' && column !== undefined && (
                <ColumnProperties
                  key={column}
                  id={column}
                  onBack={() => leave('page', columnIds(column).open)}
                  onTaken={() => leave('page', panelId)}
                />
              )}
            </LoadingBoundary>
          </div>
        </EditedSide>
        <FormCanvas
          part={shown}
          chosen={path}
          // Not while somebody fills in the preview.
          onChoose={(field) => choose({ field, takesFocus: false }, 'fields')}
        />
      </Sides>
    </EditingContext>
  )
}

const isThere = (document: JsonObject, chosen: Chosen): boolean =>
  'field' in chosen
    ? declaredPlace(document, chosen.field) !== undefined
    : listAt(document, columnList).some((item) => hasId(item, chosen.column))
