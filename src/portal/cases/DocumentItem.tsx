import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { CaseView } from '../../contract/case.ts'
import { Chip } from '../../renderer/feedback/Chip.tsx'
import { ShownDocument } from './ShownDocument.tsx'

interface DocumentItemProps {
  readonly document: Pick<CaseView['documents'][number], 'id' | 'title'>
  /** Whether it holds, in a word. */
  readonly standing?: string | undefined
  /** Where it is from. */
  readonly origin: string
  /** What can be done with it besides reading it. */
  readonly children?: ReactNode
}

/** A document in the list of a case's documents, which is opened there. */
export const DocumentItem = ({ document, standing, origin, children }: DocumentItemProps) => (
  <Item>
    <div>
      <strong>{document.title}</strong>
      {standing !== undefined && <Chip>{standing}</Chip>}
    </div>
    <small>{origin}</small>
    <div>{children}</div>
    <ShownDocument document={document} />
  </Item>
)

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
  '& > div:empty': { display: 'none' },
  '& > button': { justifySelf: 'start', marginInlineStart: theme.spacing(-0.5) },
  '& small': { color: 'var(--mui-palette-text-secondary)' },
}))
