import { useState } from 'react'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useFormats } from '../../../../ui/use-formats.ts'
import { PublishDialog } from '../publish/PublishDialog.tsx'
import { ScheduleNotice } from '../schedule/ScheduleNotice.tsx'
import { DiscardDraft } from './DiscardDraft.tsx'
import { DraftMerging } from './DraftMerging.tsx'
import { TourOffer } from '../tour/TourOffer.tsx'
import { TourPanel } from '../tour/TourPanel.tsx'
import { tourButton, useEditorTour } from '../tour/use-editor-tour.ts'
import { useEdited } from '../session/editing-context.ts'
import { OverlayFiles } from './OverlayFiles.tsx'
import { ToolButton } from './ToolButton.tsx'
import { useSaveDraft } from './use-save-draft.ts'

interface EditorBarProps {
  readonly onServer: (form: EditedForm) => void
  /** Opens what has to be decided. */
  readonly onDecide: () => void
}

/** Undo and redo, what is saved, and the ways to save, discard and publish; it stays in sight. */
export function EditorBar({ onServer, onDecide }: EditorBarProps) {
  const text = useText()
  const toaster = useToaster()
  const { editing, form } = useEdited()
  const { save, isBusy, newer, setNewer } = useSaveDraft(onServer)
  const tour = useEditorTour()
  const [asks, setAsks] = useState<'publish' | 'discard'>()
  // A button that can do nothing now keeps the focus: it may have just done what it can.
  const mayDiscard = form.draft !== null && !isBusy
  // A draft from before another publication goes on from that one once it is saved again.
  const maySave = (editing.isUnsaved || form.draft?.outdated === true) && !isBusy
  const mayPublish = mayDiscard || maySave
  const saveAndSay = async (): Promise<void> => {
    if (await save()) toaster.show('success', text('portal.editor.saved'))
  }
  const publish = async (): Promise<void> => {
    if (!maySave || (await save())) setAsks('publish')
  }
  return (
    <>
      <TourOffer tour={tour} />
      <ScheduleNotice onServer={onServer} />
      <DraftMerging
        newer={newer}
        onAsk={() => setNewer(form)}
        onDone={() => setNewer(undefined)}
        onServer={onServer}
        onDecide={onDecide}
      />
      <Bar role="toolbar" aria-label={text('portal.editor.bar')}>
        <ToolButton label={text('portal.editor.undo')} isOff={!editing.undo} onPress={editing.undo}>
          <Undo />
        </ToolButton>
        <ToolButton label={text('portal.editor.redo')} isOff={!editing.redo} onPress={editing.redo}>
          <Redo />
        </ToolButton>
        <OverlayFiles />
        <ToolButton id={tourButton} label={text('portal.tour.open')} onPress={tour.start}>
          <HelpOutline />
        </ToolButton>
        <TourPanel tour={tour} />
        <Standing />
        <Button aria-disabled={!mayDiscard} onClick={() => mayDiscard && setAsks('discard')}>
          {text('portal.editor.discard')}
        </Button>
        <Button
          variant="outlined"
          aria-disabled={!maySave}
          aria-busy={isBusy}
          onClick={() => maySave && void saveAndSay()}
        >
          {text('portal.editor.save')}
        </Button>
        <Button
          variant="contained"
          data-tour="publish"
          aria-disabled={!mayPublish}
          onClick={() => mayPublish && void publish()}
        >
          {text('portal.editor.publish')}
        </Button>
        {asks === 'publish' && form.draft && (
          <PublishDialog
            form={form}
            revision={form.draft.revision}
            onPublished={onServer}
            onClose={() => setAsks(undefined)}
          />
        )}
        {asks === 'discard' && form.draft && (
          <DiscardDraft revision={form.draft.revision} onDiscarded={onServer} onClose={() => setAsks(undefined)} />
        )}
      </Bar>
    </>
  )
}

/** What of the form is saved where. */
function Standing() {
  const text = useText()
  const formats = useFormats()
  const { editing, form } = useEdited()
  const { draft } = form
  const saved = draft
    ? text('portal.editor.draft', { name: draft.by, at: formats.instant(draft.at) })
    : text(form.published.length > 0 ? 'portal.editor.as-published' : 'portal.editor.as-shipped')
  return <output>{editing.isUnsaved ? text('portal.editor.unsaved') : saved}</output>
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-paper)',
  '& [aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
  '& output': {
    ...theme.typography.body2,
    flex: '1 1 10rem',
    margin: 0,
    color: 'var(--mui-palette-text-secondary)',
  },
  // Below the top bar; on a phone it would take a fifth of the window.
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: theme.spacing(10), zIndex: 3 },
}))
