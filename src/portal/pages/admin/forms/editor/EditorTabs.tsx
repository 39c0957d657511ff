import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { needsDecisions, openDecisions } from '../../../../../engine/editing/decisions/open-decisions.ts'
import { currentState } from '../../../../../engine/editing/session.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { useUntranslated } from '../translations/use-translated-texts.ts'

export type EditorPanel = 'fields' | 'page' | 'content' | 'translations' | 'source' | 'changes' | 'uses' | 'decisions'

interface EditorTabsProps<Name extends EditorPanel> {
  readonly panels: readonly Name[]
  readonly panel: Name
  /** The id of the panel that they open. */
  readonly panelId: string
  readonly onOpen: (panel: Name) => void
}

/** The parts of a document that are changed one at a time, the same as JSON, and the list of changes. */
export function EditorTabs<Name extends EditorPanel>({ panels, panel, panelId, onOpen }: EditorTabsProps<Name>) {
  const text = useText()
  const { editing, form } = useEdited()
  const { actions, document } = editing
  const untranslated = useUntranslated()
  const labels = {
    fields: text('portal.editor.fields'),
    page: text(document.page?.kind === 'collection' ? 'portal.editor.table' : 'portal.editor.page'),
    content: text('portal.editor.content'),
    translations:
      untranslated === 0
        ? text('portal.editor.translations')
        : text('portal.editor.translations-missing', { count: untranslated }),
    source: text('portal.editor.source'),
    changes: text('portal.editor.changes', { count: actions.length }),
    uses: text('portal.uses.title'),
    decisions: text('portal.editor.decisions', { count: openDecisions(currentState(editing.session)).length }),
  }
  // A theme has no texts.
  const mayTranslate = form.translations.length > 0 && form.kind !== 'theme'
  const isShown = (one: Name): boolean => {
    if (one === 'decisions') return needsDecisions(editing.session)
    return one !== 'translations' || mayTranslate
  }
  const shown = panels.filter(isShown)
  return (
    <Tabs
      value={panel}
      onChange={(_event, next: Name) => onOpen(next)}
      variant="scrollable"
      scrollButtons="auto"
      sx={close}
      aria-label={text('portal.editor.panels')}
    >
      {shown.map((one) => (
        <Tab key={one} value={one} id={`editor-tab-${one}`} aria-controls={panelId} label={labels[one]} />
      ))}
    </Tabs>
  )
}

/** So that most have room on one line; the others are scrolled to. */
const close = { '& .MuiTab-root': { minWidth: 0, paddingInline: 1.25, whiteSpace: 'nowrap' } } as const
