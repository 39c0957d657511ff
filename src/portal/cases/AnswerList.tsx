import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ReadFile } from '../../engine/reading/reading.ts'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import type { ReadAnswer } from './use-read-parts.ts'

interface AnswerListProps {
  readonly answers: readonly ReadAnswer[]
  /** How a file is shown; by its name unless given. */
  readonly renderFile?: (file: ReadFile) => ReactNode
}

/** Whether there is anything to read in an answer. */
export const isFilled = ({ text, file }: ReadAnswer): boolean => text !== '' || file !== undefined

/** Answers as they are read, each under its title. */
export function AnswerList({ answers, renderFile = nameOf }: AnswerListProps) {
  return (
    <List>
      {answers.map(({ key, title, text, file }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{file ? renderFile(file) : <BreakableText>{text}</BreakableText>}</dd>
        </div>
      ))}
    </List>
  )
}

const nameOf = ({ name }: ReadFile): ReactNode => <BreakableText>{name}</BreakableText>

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
}))
