import Button from '@mui/material/Button'
import { useState } from 'react'
import type { CaseView } from '../../contract/case.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { CommentsDialog } from './CommentsDialog.tsx'

/** How many comments a case has for its owner, and the way to read them. */
export function CommentsCell({ comments }: { readonly comments: CaseView['comments'] }) {
  const text = useText()
  const [isReading, setReading] = useState(false)
  return (
    <>
      {/* Its text stands where the texts of the other columns do. */}
      <Button size="small" onClick={() => setReading(true)} sx={{ marginInlineStart: -1.75, marginBlock: -0.75 }}>
        {text('portal.cases.read-comments', { count: comments.length })}
      </Button>
      {isReading && <CommentsDialog comments={comments} onClose={() => setReading(false)} />}
    </>
  )
}
