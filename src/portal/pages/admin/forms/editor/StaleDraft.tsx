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
import { editedDocument, otherChanges } from '../session/edited-document.ts'
import { useEdited } from '../session/editing-context.ts'

interface StaleDraftProps {
  /** The form as the server has it now; the one that is edited where its draft is outdated. */
  readonly newer: EditedForm
  readonly onTake: () => void
  readonly onKeep: () => void
  readonly onMerge: () => void
  readonly onClose: () => void
}

/**
 * Somebody else has saved or published meanwhile: shows what saving would overwrite, and lets the user merge both, or
 * choose one.
 */
export function StaleDraft({ newer, onTake, onKeep, onMerge, onClose }: StaleDraftProps) {
  const text = useText()
  const formats = useFormats()
  const { editing, form } = useEdited()
  const { base, theirs } = otherChanges({ newer, earlier: form })
  const { actions: mine } = editing
  const lost = theirs.filter((action) => !isAmong(action, mine) && !isAmong(action, base))
  const again = base.filter((action) => isAmong(action, mine) && !isAmong(action, theirs))
  const isNothing = lost.length === 0 && again.length === 0
  const { draft } = newer
  const document = editedDocument(newer).inherited
  const why =
    draft && draft.revision !== form.draft?.revision
      ? text('portal.editor.stale-draft', { name: draft.by, at: formats.instant(draft.at) })
      : text(draft?.outdated ? 'portal.editor.outdated' : 'portal.editor.stale-published')
  return (
    <DialogFrame
      title={text('portal.editor.stale-title')}
      width={800}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('renderer.cancel')}</Button>
          <Button variant="outlined" color="error" onClick={onTake}>
            {text('portal.editor.stale-take')}
          </Button>
          <Button variant={isNothing ? 'contained' : 'outlined'} onClick={onKeep}>
            {text('portal.editor.stale-keep')}
          </Button>
          {!isNothing && (
            <Button variant="contained" onClick={onMerge}>
              {text('portal.editor.merge')}
            </Button>
          )}
        </>
      }
    >
      <Typography>{why}</Typography>
      {isNothing && <Lead>{text('portal.editor.stale-nothing')}</Lead>}
      {lost.length > 0 && <Lead>{text('portal.editor.stale-lost')}</Lead>}
      <ChangeTexts actions={lost} document={document} />
      {again.length > 0 && <Lead>{text('portal.editor.stale-again')}</Lead>}
      <ChangeTexts actions={again} document={document} />
    </DialogFrame>
  )
}

const Lead = ({ children }: { readonly children: string }) => <Typography sx={{ mt: 2, mb: 1 }}>{children}</Typography>

const isAmong = (action: OverlayAction, others: readonly OverlayAction[]): boolean =>
  others.some((other) => equalJson(asJson(other), asJson(action)))
