import { styled } from '@mui/material/styles'
import type { CaseView } from '../../contract/case.ts'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { useFormats } from '../ui/use-formats.ts'

/** The comments that the owner of a case may read, the oldest first. */
export function CommentThread({ comments }: { readonly comments: CaseView['comments'] }) {
  const text = useText()
  const { instant } = useFormats()
  if (comments.length === 0) return <Muted>{text('portal.cases.no-comments')}</Muted>
  return (
    <Thread>
      {comments.map(({ id, by, text: words, at }) => (
        <li key={id}>
          <header>
            <strong>{by.name}</strong>
            <time dateTime={at}>{instant(at)}</time>
          </header>
          <p>
            <BreakableText>{words}</BreakableText>
          </p>
        </li>
      ))}
    </Thread>
  )
}

const Muted = styled('p')({ margin: 0, color: 'var(--mui-palette-text-secondary)' })

const Thread = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& time': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& p': { margin: theme.spacing(0.5, 0, 0), whiteSpace: 'pre-wrap' },
}))
