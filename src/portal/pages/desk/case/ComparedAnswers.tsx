import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ReadFile } from '../../../../engine/reading/reading.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ComparedAnswer } from './compare-answers.ts'
import { ShownFile } from '../../../cases/ShownFile.tsx'
import type { ReadAnswer } from '../../../cases/use-read-parts.ts'

interface ComparedAnswersProps {
  readonly answers: readonly ComparedAnswer[]
  /** Where the bytes of files are; files of a profile's records unless given. */
  readonly pathOf?: PathOf
  /** Whether the later answers are those that followed a question, not those of now. */
  readonly isCorrected?: boolean
  /** Stands above each page of a file. */
  readonly aboutPage?: ((file: ReadFile, page: number) => ReactNode) | undefined
}

type PathOf = (file: ReadFile) => string

/** The fields of a record; one that has changed since it was submitted shows both answers. */
export function ComparedAnswers({ answers, isCorrected = false, ...files }: ComparedAnswersProps) {
  const text = useText()
  return (
    <Fields>
      {answers.map(({ key, title, before, now, isChanged }) => (
        <div key={key} data-changed={isChanged || undefined}>
          <dt>{title}</dt>
          {isChanged ? (
            <>
              <dd>
                <small>{text(isCorrected ? 'portal.desk.before' : 'portal.desk.submitted')}</small>
                <del>
                  <Answer answer={before} {...files} />
                </del>
              </dd>
              <dd>
                <small>{text(isCorrected ? 'portal.desk.after' : 'portal.desk.now')}</small>
                <ins>
                  <Answer answer={now} {...files} />
                </ins>
              </dd>
            </>
          ) : (
            <dd>
              <Answer answer={before ?? now} {...files} />
            </dd>
          )}
        </div>
      ))}
    </Fields>
  )
}

interface AnswerProps extends Pick<ComparedAnswersProps, 'pathOf' | 'aboutPage'> {
  readonly answer: ReadAnswer | undefined
}

function Answer({ answer, pathOf, aboutPage }: AnswerProps) {
  if (answer === undefined || answer.text === '') return '–'
  const { file } = answer
  if (file) {
    return <ShownFile file={file} path={pathOf?.(file)} aboutPage={aboutPage && ((page) => aboutPage(file, page))} />
  }
  return <BreakableText>{answer.text}</BreakableText>
}

const Fields = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: theme.spacing(1.25, 2),
  margin: 0,
  '& > div': { minWidth: 0 },
  '& > div:has(figure)': { gridColumn: '1 / -1' },
  '& dt, & small': { ...theme.typography.caption, display: 'block', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
  '& > div[data-changed]': {
    padding: theme.spacing(1),
    borderRadius: 'var(--mui-shape-borderRadius)',
    background: 'var(--mui-palette-warning-soft)',
    color: 'var(--mui-palette-text-primary)',
  },
  '& > div[data-changed] dt, & > div[data-changed] small': { color: 'var(--mui-palette-text-primary)' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
}))
