import { styled } from '@mui/material/styles'
import type { JsonObject } from '../../../../engine/json/json.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useCaseDocument } from '../../use-case-document.ts'
import { useReadParts } from '../../use-read-parts.ts'

interface ReviewedAnswersProps {
  readonly type: string
  readonly answers: JsonObject
}

/** What somebody chose and filled in, as it is read before it is sent. Suspends until the lists are loaded. */
export function ReviewedAnswers({ type, answers }: ReviewedAnswersProps) {
  const read = useReadParts(useCaseDocument(type))
  const parts = read(answers).filter(({ text, file }) => text !== '' || file !== undefined)
  if (parts.length === 0) return null
  return (
    <List>
      {parts.map(({ key, title, text, file }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            <BreakableText>{file?.name ?? text}</BreakableText>
          </dd>
        </div>
      ))}
    </List>
  )
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
}))
