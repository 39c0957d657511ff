import { useState } from 'react'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { declaredPlace } from '../../../../../engine/editing/declared-place.ts'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx'
import { ChangeList } from '../changes/ChangeList.tsx'
import { FormCanvas } from '../preview/FormCanvas.tsx'
import { FieldProperties } from '../properties/FieldProperties.tsx'
import { EditingContext } from '../session/editing-context.ts'
import { EditorBar } from './EditorBar.tsx'
import { FieldOutline } from './FieldOutline.tsx'
import { useFocusNext } from '../session/use-focus-next.ts'
import { useEditing } from '../session/use-editing.ts'
import { outlineIds } from './outline-ids.ts'
import { useUnsavedNote } from './use-unsaved-note.ts'

interface FormEditorProps {
  readonly form: EditedForm
  readonly onServer: (form: EditedForm) => void
}

const panels = ['fields', 'changes'] as const
const panelId = 'editor-panel'

interface Chosen {
  readonly path: FieldPath
  /** Whether its properties take the focus: not while somebody fills in the preview. */
  readonly takesFocus: boolean
}

/** Changes one form: its fields and what was changed on one side, the form as members would see it on the other. */
export function FormEditor({ form, onServer }: FormEditorProps) {
  const text = useText()
  const editing = useEditing(form)
  const [panel, setPanel] = useState<(typeof panels)[number]>('fields')
  const [chosen, setChosen] = useState<Chosen>()
  const focusNext = useFocusNext()
  useUnsavedNote(editing.isUnsaved)
  // Undo may have taken the chosen field away.
  const path = chosen && declaredPlace(editing.document, chosen.path) ? chosen.path : undefined
  const choose = (next: Chosen | undefined) => {
    setChosen(next)
    setPanel('fields')
  }
  const goBack = (left: FieldPath) => {
    choose(undefined)
    focusNext(outlineIds(left).open)
  }
  const count = editing.actions.length
  return (
    <EditingContext value={{ editing, form }}>
      <EditorBar onServer={onServer} />
      <Sides>
        <Panel>
          <Tabs
            value={panel}
            onChange={(_event, next: (typeof panels)[number]) => setPanel(next)}
            aria-label={text('portal.editor.panels')}
          >
            <Tab value="fields" id="editor-tab-fields" aria-controls={panelId} label={text('portal.editor.fields')} />
            <Tab
              value="changes"
              id="editor-tab-changes"
              aria-controls={panelId}
              label={text('portal.editor.changes', { count })}
            />
          </Tabs>
          <div role="tabpanel" id={panelId} tabIndex={-1} aria-labelledby={`editor-tab-${panel}`}>
            <LoadingBoundary fallback={<FormSkeleton fields={6} />}>
              {panel === 'changes' && <ChangeList onTakenBack={() => focusNext(panelId)} />}
              {panel === 'fields' && path === undefined && (
                <FieldOutline onChoose={(next) => choose({ path: next, takesFocus: true })} />
              )}
              {panel === 'fields' && path !== undefined && (
                <FieldProperties
                  key={path.join('.')}
                  path={path}
                  takesFocus={chosen?.takesFocus === true}
                  onBack={() => goBack(path)}
                  onTaken={() => {
                    choose(undefined)
                    focusNext(panelId)
                  }}
                />
              )}
            </LoadingBoundary>
          </div>
        </Panel>
        <FormCanvas chosen={path} onChoose={(next) => choose({ path: next, takesFocus: false })} />
      </Sides>
    </EditingContext>
  )
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)' },
}))

const Panel = styled('div')({
  minWidth: 0,
  overflow: 'hidden',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-paper)',
  '& > [role="tabpanel"]': { outline: 'none' },
  '& > .MuiTabs-root': { borderBlockEnd: '1px solid var(--mui-palette-divider)' },
})
