import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { ComparedSection } from '../../../../contract/desk.ts'
import { entryFields } from '../../../../contract/entry-field.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import type { ReadFile } from '../../../../engine/reading/reading.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useDocument } from '../../../forms/published-context.ts'
import { compareAnswers } from './compare-answers.ts'
import { ComparedAnswers } from './ComparedAnswers.tsx'
import { useOpenCase } from '../../../cases/open-case.ts'
import { pinKey, pinOfRecord } from '../../../cases/question-pins.ts'
import type { RecordOfSection } from '../../../cases/question-pins.ts'
import { useReadParts } from '../../../cases/use-read-parts.ts'

interface ComparedRecordsProps extends ComparedSection {
  readonly isCompared: boolean
}

/** The records of a section. A collection opens on request, or by itself where something in it has changed. */
export function ComparedRecords({ section, submitted, current, isCompared }: ComparedRecordsProps) {
  const text = useText()
  const document = useDocument(section)
  const { view, askAbout } = useOpenCase()
  const read = useReadParts(document)
  const title = document.page?.title ?? section
  const entryOf = (record: JsonObject) => String(record[entryFields(document.schema)[0] ?? ''] ?? '')
  const pairs = pairsOf(submitted, isCompared || submitted === null ? current : undefined, entryOf)
  const shown = pairs.map(({ entry, before, now }) => {
    const answers = compareAnswers(before && read(before), now && read(now))
    const change = submitted === null || !isCompared ? 'same' : changeOf(before, now, answers)
    return { pin: pinOfRecord(section, Number(entry), before ?? now), answers, change }
  })
  const changes = shown.filter(({ change }) => change !== 'same').length
  const isRecord = document.page?.kind === 'record'
  const [isOpen, setOpen] = useState(isRecord || changes > 0)
  return (
    <Section open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        {!isRecord && <Chip>{text('portal.desk.records', { count: shown.length })}</Chip>}
        {changes > 0 && <Changed>{text('portal.desk.changed', { count: changes })}</Changed>}
      </summary>
      {isOpen &&
        shown.map(({ pin, answers, change }, index) => (
          <article key={pinKey(pin)}>
            <header>
              {!isRecord && <strong>{text('portal.desk.record', { number: index + 1 })}</strong>}
              {(change === 'added' || change === 'removed') && <Changed>{text(`portal.desk.${change}`)}</Changed>}
              {view.may.includes('ask') && (
                <Button size="small" onClick={() => askAbout(pin)}>
                  {text('portal.desk.ask-about')}
                </Button>
              )}
            </header>
            <ComparedAnswers answers={answers} aboutPage={view.may.includes('ask') ? askPage(pin) : undefined} />
          </article>
        ))}
    </Section>
  )
}

interface AskPageProps {
  readonly pin: RecordOfSection
  readonly file: ReadFile
  readonly page: number
}

const askPage = (pin: RecordOfSection) => (file: ReadFile, page: number) => (
  <AskPage pin={pin} file={file} page={page} />
)

/** Adds a page of a record's file to the question. */
function AskPage({ pin, file, page }: AskPageProps) {
  const text = useText()
  const { askAbout } = useOpenCase()
  return (
    <Button size="small" sx={{ mb: 0.5 }} onClick={() => askAbout({ ...pin, page: { file: file.id, number: page } })}>
      {text('portal.desk.ask-about-page', { page })}
    </Button>
  )
}

interface Pair {
  readonly entry: string
  readonly before: JsonObject | undefined
  readonly now: JsonObject | undefined
}

/** Each record then and now, by its entry number. */
function pairsOf(
  submitted: readonly JsonObject[] | null,
  current: readonly JsonObject[] | undefined,
  entryOf: (record: JsonObject) => string,
): readonly Pair[] {
  const before = new Map((submitted ?? []).map((record) => [entryOf(record), record]))
  const now = new Map((current ?? []).map((record) => [entryOf(record), record]))
  return [...new Set([...before.keys(), ...now.keys()])].map((entry) => ({
    entry,
    before: before.get(entry),
    now: now.get(entry),
  }))
}

function changeOf(
  before: JsonObject | undefined,
  now: JsonObject | undefined,
  answers: readonly { readonly isChanged: boolean }[],
): 'added' | 'removed' | 'changed' | 'same' {
  if (before === undefined) return 'added'
  if (now === undefined) return 'removed'
  return answers.some(({ isChanged }) => isChanged) ? 'changed' : 'same'
}

const Changed = styled(Chip)({
  background: 'var(--mui-palette-warning-soft)',
  color: 'var(--mui-palette-warning-text)',
})

const Section = styled('details')(({ theme }) => ({
  borderTop: '1px solid var(--mui-palette-divider)',
  paddingTop: theme.spacing(1),
  minWidth: 0,
  '& summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    cursor: 'pointer',
  },
  '& summary::before': { content: '"▸"', color: 'var(--mui-palette-text-secondary)' },
  '&[open] > summary::before': { content: '"▾"' },
  '& h3': { ...theme.typography.subtitle1, margin: 0 },
  '& article': { padding: theme.spacing(1, 0, 1.5) },
  '& article + article': { borderTop: '1px dashed var(--mui-palette-divider)' },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& header button': { marginInlineStart: 'auto' },
}))
