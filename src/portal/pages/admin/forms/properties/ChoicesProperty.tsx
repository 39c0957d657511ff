import { useState } from 'react'
import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { allEdits } from '../../../../../engine/editing/edit.ts'
import { declaredChoices, setChoices } from '../../../../../engine/editing/edits/choices.ts'
import type { Choice } from '../../../../../engine/editing/edits/choices.ts'
import { goBack } from '../../../../../engine/editing/edits/values.ts'
import { choicesPlace } from '../../../../../engine/editing/declared-place.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { OriginLine } from './OriginLine.tsx'
import type { PropertyProps } from './property-props.ts'

/** The choices of a field that declares its own; those of a reference list belong to the list. */
export function ChoicesProperty({ path, place }: PropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  const choices = declaredChoices(editing.document, path)
  if (place.schema === undefined || choices.length === 0) return null
  const set = (next: readonly Choice[], part?: string) => setProblem(editing.edit(setChoices(path, next), part))
  const rename = (at: number, name: string) =>
    set(
      choices.map((choice, i) => (i === at ? { ...choice, name } : choice)),
      `choice ${path.join('.')} ${at}`,
    )
  const move = (at: number, by: number) => {
    const [moved] = choices.slice(at, at + 1)
    const others = choices.filter((_choice, i) => i !== at)
    if (moved) set([...others.slice(0, at + by), moved, ...others.slice(at + by)])
  }
  const pointer = choicesPlace(editing.document, place.schema)
  return (
    <Choices>
      <legend>{text('portal.property.choices')}</legend>
      <small>{text('portal.property.choices-help')}</small>
      {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
      {choices.map(({ value, name }, at) => (
        <Row key={String(value)}>
          <TextField
            size="small"
            fullWidth
            label={text('portal.property.choice', { number: at + 1 })}
            value={name}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => rename(at, target.value)}
          />
          <IconButton
            size="small"
            disabled={at === 0}
            aria-label={text('portal.editor.move-up', { field: name })}
            onClick={() => move(at, -1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            disabled={at === choices.length - 1}
            aria-label={text('portal.editor.move-down', { field: name })}
            onClick={() => move(at, 1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={text('portal.property.choice-remove', { name })}
            onClick={() => set(choices.filter((_choice, i) => i !== at))}
          >
            <Close fontSize="small" />
          </IconButton>
        </Row>
      ))}
      <div>
        <Button size="small" startIcon={<Add />} onClick={() => set([...choices, newChoice(choices)])}>
          {text('portal.property.choice-add')}
        </Button>
      </div>
      <OriginLine
        pointer={pointer}
        property={text('portal.property.choices')}
        back={allEdits(goBack(pointer), goBack(`${place.ui}/ui:enumNames`))}
        onProblem={setProblem}
      />
    </Choices>
  )
}

/** A choice that is stored under a number of its own, of the same type as the others. */
function newChoice(choices: readonly Choice[]): Choice {
  const numbers = choices.map(({ value }) => Number(value)).filter(Number.isSafeInteger)
  const next = Math.max(choices.length, ...numbers) + 1
  return { value: typeof choices[0]?.value === 'number' ? next : String(next), name: String(next) }
}

const Choices = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...theme.typography.subtitle2, padding: 0, marginBlockEnd: theme.spacing(0.5) },
}))

const Row = styled('div')({ display: 'flex', alignItems: 'center', marginBlock: 4 })
