import { useId } from 'react'
import type { JsonValue } from '../../../../engine/json/json.ts'
import { ownValue } from '../../../../engine/json/json.ts'
import { ChoiceCard } from '../../../../renderer/widgets/choices/ChoiceCard.tsx'
import { ChoiceGrid } from '../../../../renderer/widgets/choices/ChoiceGrid.tsx'
import { ChoiceInput } from '../../../../renderer/widgets/choices/ChoiceInput.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useDocument } from '../../../forms/published-context.ts'
import { StepButtons } from './StepFrame.tsx'

interface ChooseStepProps {
  readonly list: string
  readonly title: string
  readonly chosen: JsonValue | undefined
  readonly onChoose: (value: JsonValue) => void
  readonly onGo: () => void
  readonly back: { readonly title: string; readonly onBack: () => void } | undefined
}

/** The items of a reference list, one of which is chosen. Suspends until the list is loaded. */
export function ChooseStep({ list: name, title, chosen, onChoose, onGo, back }: ChooseStepProps) {
  const text = useText()
  const id = useId()
  const { list } = useDocument(`lists/${name}`)
  const choices = (list?.items ?? []).map((item) => ({
    value: ownValue(item, list?.key ?? ''),
    label: String(ownValue(item, list?.label ?? '') ?? ''),
  }))
  const isChosen = chosen !== undefined && choices.some(({ value }) => value === chosen)
  return (
    <>
      <ChoiceGrid role="radiogroup" aria-label={title} data-stacked>
        {choices.map((choice, index) => (
          <ChoiceCard key={choice.label} plain={false}>
            <ChoiceInput
              type="radio"
              id={`${id}${index}`}
              name={id}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value ?? null)}
            />
            <span>{choice.label}</span>
          </ChoiceCard>
        ))}
      </ChoiceGrid>
      <StepButtons title={text('portal.assure.continue')} isOff={!isChosen} onGo={onGo} back={back} />
    </>
  )
}
