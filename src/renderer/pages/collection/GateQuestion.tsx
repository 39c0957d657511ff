import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { GateAnswer, GateDefinition } from '../../../engine/document/gate-definition.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { ChoiceCard } from '../../widgets/choices/ChoiceCard.tsx'
import { ChoiceInput } from '../../widgets/choices/ChoiceInput.tsx'
import { shownItems } from '../page-values.ts'

/** The stored answer to a gate's question. */
export interface Gate {
  /** Undefined while there is no answer. */
  readonly answer: JsonValue | undefined
  /**
   * Saves another answer; resolves when that is done. When it fails, the caller shows the error, and the answer stays.
   */
  readonly onAnswer: (value: string) => Promise<void>
}

export interface GateQuestionProps extends Gate {
  readonly definition: GateDefinition
  readonly values: NamedValues
}

/** The current answer, if any. */
export const givenAnswer = (definition: GateDefinition, { answer }: Gate): GateAnswer | undefined =>
  definition.answers.find(({ value }) => value === answer)

/** The question before the first record, and its answers. */
export function GateQuestion({ definition, values, answer, onAnswer }: GateQuestionProps) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [question] = shownItems(definition.questions, values)
  const given = chosen ?? answer
  // One after the other, so that the last choice is the one stored; the caller reports failures.
  const last = useRef(Promise.resolve())
  const choose = async (value: string) => {
    setChosen(value)
    const kept = last.current.then(() => onAnswer(value)).catch(() => undefined)
    last.current = kept
    await kept
    if (last.current === kept) setChosen(undefined)
  }
  return (
    <Question>
      <legend>{question?.text}</legend>
      {definition.answers.map(({ id: name, title, value }) => (
        <ChoiceCard key={name} plain={false}>
          <ChoiceInput type="radio" name={id} checked={given === value} onChange={() => void choose(value)} />
          <span>{title}</span>
        </ChoiceCard>
      ))}
    </Question>
  )
}

const Question = styled('fieldset')({
  display: 'flex',
  justifyContent: 'center',
  gap: 10,
  width: '100%',
  margin: '4px 0 12px',
  padding: 0,
  border: 0,
  '& legend': { width: '100%', marginBottom: 10, padding: 0, textAlign: 'center', fontWeight: 600 },
  '& label': { minWidth: 110 },
})
