import Button from '@mui/material/Button'
import type { CaseView } from '../../contract/case.ts'
import { DialogFrame } from '../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { CommentThread } from './CommentThread.tsx'

interface CommentsDialogProps {
  readonly comments: CaseView['comments']
  readonly onClose: () => void
}

/** What those who read a case wrote to its owner. */
export function CommentsDialog({ comments, onClose }: CommentsDialogProps) {
  const text = useText()
  return (
    <DialogFrame
      title={text('portal.cases.comments')}
      width={560}
      isText
      onClose={onClose}
      foot={<Button onClick={onClose}>{text('renderer.close')}</Button>}
    >
      <CommentThread comments={comments} />
    </DialogFrame>
  )
}
