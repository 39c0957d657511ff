import type { ImportCheck } from '../../../../contract/import-calls.ts'
import { centsInUnit } from '../../../../engine/cases/values/charge-amount.ts'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'
import { FigureList } from '../FigureList.tsx'
import type { ImportOutcome } from './import-words.ts'

interface ImportCountedProps {
  readonly outcomes: readonly ImportOutcome[]
  readonly check: ImportCheck
}

/** How many rows each outcome has, as figures, and how many are wrong. */
export function ImportCounted({ outcomes, check: { counts, wrong, statement } }: ImportCountedProps) {
  const text = useText()
  const { money } = useFormats()
  const figures = new Intl.NumberFormat(useLanguage())
  const amounts: Readonly<Record<string, number>> = statement?.amounts ?? {}
  return (
    <FigureList>
      {outcomes.map(({ id, title }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
            {figures.format(counts[id] ?? 0)}
            {statement && (amounts[id] ?? 0) > 0 && (
              <Detail>{money((amounts[id] ?? 0) / centsInUnit, statement.currency)}</Detail>
            )}
          </dd>
        </div>
      ))}
      <div data-wrong={wrong > 0 || undefined}>
        <dt>{text('portal.import.outcome.wrong')}</dt>
        <dd>{figures.format(wrong)}</dd>
      </div>
    </FigureList>
  )
}
