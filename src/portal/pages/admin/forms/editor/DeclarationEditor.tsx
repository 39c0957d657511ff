import { useState } from 'react'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { needsDecisions } from '../../../../../engine/editing/decisions/open-decisions.ts'
import type { PartPath } from '../../../../../engine/editing/parts/part-path.ts'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { ChangeList } from '../changes/ChangeList.tsx'
import { PartsPanel } from '../parts/PartsPanel.tsx'
import { CaseCanvas } from '../process/CaseCanvas.tsx'
import { FormCanvas } from '../preview/FormCanvas.tsx'
import { hasDrawnItems } from '../preview/drawn-items.ts'
import { PartCanvas } from '../preview/PartCanvas.tsx'
import { PreviewedTemplate } from '../preview/PreviewedTemplate.tsx'
import { PreviewedTheme } from '../preview/PreviewedTheme.tsx'
import { EditingContext } from '../session/editing-context.ts'
import { useEditing } from '../session/use-editing.ts'
import { useFocusNext } from '../session/use-focus-next.ts'
import { SourcePanel } from '../source/SourcePanel.tsx'
import { UsesPanel } from '../uses/UsesPanel.tsx'
import { TranslationsPanel } from '../translations/TranslationsPanel.tsx'
import { DecisionsPanel } from '../decisions/DecisionsPanel.tsx'
import type { ChosenField } from './chosen-field.ts'
import { EditedBoundary } from './EditedBoundary.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditedSide, panelId, Sides } from './editor-layout.ts'
import { EditorTabs } from './EditorTabs.tsx'
import { FieldsPanel } from './FieldsPanel.tsx'
import { useUnsavedNote } from './use-unsaved-note.ts'

interface DeclarationEditorProps {
  readonly form: EditedForm
  readonly onServer: (form: EditedForm) => void
}

const panels = ['decisions', 'content', 'fields', 'translations', 'source', 'changes', 'uses'] as const

/** What is no request asks for nothing. */
const withoutFields = panels.filter((one) => one !== 'fields')

/** How the sides are divided where something is drawn on one of them. */
const sides: Readonly<Partial<Record<EditedForm['kind'], 'fields' | 'process'>>> = {
  document: 'fields',
  theme: 'fields',
  case: 'process',
}

/** Changes a document that is no form: a list, a letter, a checklist, a menu, a type of request, the portal's texts. */
export function DeclarationEditor({ form, onServer }: DeclarationEditorProps) {
  const editing = useEditing(form)
  const [panel, setPanel] = useState<(typeof panels)[number]>(needsDecisions(editing.session) ? 'decisions' : 'content')
  const [path, setPath] = useState<PartPath>()
  const [field, setField] = useState<ChosenField>()
  const isDrawn = hasDrawnItems(editing.document)
  const isForm = form.kind === 'case' && panel === 'fields'
  const focusNext = useFocusNext()
  useUnsavedNote(editing.isUnsaved)
  const openFromCanvas = (next: PartPath) => {
    setPath(next)
    setPanel('content')
  }
  return (
    <EditingContext value={{ editing, form }}>
      <EditorBar onServer={onServer} onDecide={() => setPanel('decisions')} />
      <Sides data-part={isForm ? 'fields' : (sides[form.kind] ?? (isDrawn ? 'fields' : 'alone'))}>
        <EditedSide>
          <EditorTabs
            panels={form.kind === 'case' ? panels : withoutFields}
            panel={panel}
            panelId={panelId}
            onOpen={setPanel}
          />
          <div role="tabpanel" id={panelId} tabIndex={-1} aria-labelledby={`editor-tab-${panel}`}>
            <EditedBoundary>
              <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
                {panel === 'content' && <PartsPanel path={path} onOpen={setPath} onSource={() => setPanel('source')} />}
                {panel === 'fields' && (
                  <FieldsPanel
                    chosen={field}
                    onChoose={setField}
                    onLeave={(focus) => {
                      setField(undefined)
                      focusNext(focus)
                    }}
                  />
                )}
                {panel === 'translations' && <TranslationsPanel />}
                {panel === 'source' && <SourcePanel />}
                {panel === 'changes' && <ChangeList onTakenBack={() => focusNext(panelId)} />}
                {panel === 'uses' && <UsesPanel />}
                {panel === 'decisions' && <DecisionsPanel />}
              </LoadingBoundary>
            </EditedBoundary>
          </div>
        </EditedSide>
        <EditedBoundary>
          {form.kind === 'document' && <PreviewedTemplate />}
          {form.kind === 'theme' && <PreviewedTheme />}
          {isDrawn && <PartCanvas path={panel === 'content' ? path : undefined} onOpen={openFromCanvas} />}
          {form.kind === 'case' && !isForm && (
            <CaseCanvas path={panel === 'content' ? path : undefined} onOpen={openFromCanvas} />
          )}
          {isForm && (
            <FormCanvas
              part="fields"
              chosen={field && 'field' in field ? field.field : undefined}
              onChoose={(chosen) => setField({ field: chosen, takesFocus: false })}
            />
          )}
        </EditedBoundary>
      </Sides>
    </EditingContext>
  )
}
