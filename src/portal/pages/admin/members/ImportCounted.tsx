import type { ImportCheck } from '../../../../contract/member-import.ts'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { FigureList } from '../FigureList.tsx'

const counted = ['added', 'changed', 'unchanged', 'activated', 'wrong'] as const

/** How many members each outcome has, as figures. */
export function ImportCounted({ check }: { readonly check: ImportCheck }) {
  const text = useText()
  const figures = new Intl.NumberFormat(useLanguage())
  return (
    <FigureList>
      {counted.map((outcome) => (
        <div key={outcome} data-wrong={(outcome === 'wrong' && check.wrong > 0) || undefined}>
          <dt>{text(`portal.import.outcome.${outcome}`)}</dt>
          <dd>{figures.format(check[outcome])}</dd>
        </div>
      ))}
    </FigureList>
  )
}
