import type { ImportCheck } from '../../../../contract/import-calls.ts'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { FigureList } from '../FigureList.tsx'
import type { ImportOutcome } from './import-words.ts'

interface ImportCountedProps {
  readonly outcomes: readonly ImportOutcome[]
  readonly check: ImportCheck
}

/** How many rows each outcome has, as figures, and how many are wrong. */
export function ImportCounted({ outcomes, check: { counts, wrong } }: ImportCountedProps) {
  const text = useText()
  const figures = new Intl.NumberFormat(useLanguage())
  return (
    <FigureList>
      {outcomes.map(({ id, title }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{figures.format(counts[id] ?? 0)}</dd>
        </div>
      ))}
      <div data-wrong={wrong > 0 || undefined}>
        <dt>{text('portal.import.outcome.wrong')}</dt>
        <dd>{figures.format(wrong)}</dd>
      </div>
    </FigureList>
  )
}
