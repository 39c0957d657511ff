import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { asJson } from '../../../../../engine/json/as-json.ts'
import { equalJson } from '../../../../../engine/json/json.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../../ui/use-formats.ts'
import { ChangeTexts } from '../changes/ChangeTexts.tsx'
import { begunActions, editedDocument } from '../session/edited-document.ts'
import { useEdited } from '../session/editing-context.ts'

interface StaleDraftProps {
  /** The form as the server has it now. */
  readonly newer: EditedForm
  readonly onTake: () => void
  readonly onKeep: () => void
  readonly onClose: () => void
}

/** Somebody else has saved or published meanwhile: shows what saving would overwrite, and lets the user choose. */
export function StaleDraft({ newer, onTake, onKeep, onClose }: StaleDraftProps) {
  const text = useText()
  const formats = useFormats()
  const { editing } = useEdited()
  const theirs = begunActions(newer)
  const lost = theirs.filter((action) => !isAmong(action, editing.actions))
  const { draft } = newer
  return (
    <DialogFrame
      title={text('portal.editor.stale-title')}
      width={600}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('renderer.cancel')}</Button>
          <Button variant="outlined" color="error" onClick={onTake}>
            {text('portal.editor.stale-take')}
          </Button>
          <Button variant="contained" onClick={onKeep}>
            {text('portal.editor.stale-keep')}
          </Button>
        </>
      }
    >
      <Typography>
        {draft
          ? text('portal.editor.stale-draft', { name: draft.by, at: formats.instant(draft.at) })
          : text('portal.editor.stale-published')}
      </Typography>
      <Typography sx={{ mt: 2, mb: 1 }}>
        {text(lost.length === 0 ? 'portal.editor.stale-nothing' : 'portal.editor.stale-lost')}
      </Typography>
      <ChangeTexts actions={lost} document={editedDocument(newer).inherited} />
    </DialogFrame>
  )
}

const isAmong = (action: OverlayAction, others: readonly OverlayAction[]): boolean =>
  others.some((other) => equalJson(asJson(other), asJson(action)))
