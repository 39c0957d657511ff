import Button from '@mui/material/Button'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { otherChanges } from '../session/edited-document.ts'
import { useEdited } from '../session/editing-context.ts'
import { StaleDraft } from './StaleDraft.tsx'

interface DraftMergingProps {
  /** What others saved or published, once it is asked what is to become of it. */
  readonly newer: EditedForm | undefined
  /** Asks what is to become of what was published after the draft was begun. */
  readonly onAsk: () => void
  readonly onDone: () => void
  readonly onServer: (form: EditedForm) => void
  /** Opens what both changed, to be decided. */
  readonly onDecide: () => void
}

/** Says that others have saved or published meanwhile, and merges it with what is edited, or lets one be chosen. */
export function DraftMerging({ newer, onAsk, onDone, onServer, onDecide }: DraftMergingProps) {
  const text = useText()
  const toaster = useToaster()
  const { editing, form } = useEdited()
  const isSameDraft = newer !== undefined && newer.draft?.revision === form.draft?.revision
  // Another draft may be from before the last publication, too, which is asked about next.
  const isAll = isSameDraft || newer?.draft?.outdated !== true
  const end = (): void => {
    if (newer && newer !== form) onServer(newer)
    onDone()
  }
  const take = (): void => {
    if (newer === undefined) return
    const published = newer.published.map(({ action }) => action)
    if (isSameDraft && newer.draft?.outdated) editing.goOnWith(published, isAll)
    else editing.beginAnew(newer)
    end()
  }
  const merge = (): void => {
    if (newer === undefined) return
    const merged = editing.merge(otherChanges({ newer, earlier: form }), isAll)
    end()
    if (typeof merged === 'string') toaster.show('error', merged)
    else if (merged.open > 0) onDecide()
    else toaster.show('success', text('portal.editor.merged'))
  }
  return (
    <>
      {editing.isBehind && (
        <AlertBanner
          kind="warning"
          action={
            <Button size="small" color="inherit" onClick={onAsk}>
              {text('portal.editor.merge-open')}
            </Button>
          }
        >
          {text('portal.editor.outdated')}
        </AlertBanner>
      )}
      {newer && (
        <StaleDraft
          newer={newer}
          onTake={take}
          onKeep={() => {
            editing.goOnWith(editing.actions, isAll)
            end()
          }}
          onMerge={merge}
          onClose={onDone}
        />
      )}
    </>
  )
}
