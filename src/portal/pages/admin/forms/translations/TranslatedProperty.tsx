import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import { placeholdersProblem } from '../../../../../engine/editing/translated-placeholders.ts'
import { translateText } from '../../../../../engine/editing/translated-texts.ts'
import type { TranslatedText } from '../../../../../engine/editing/translated-texts.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { Property, PropertyNote } from '../properties/Property.tsx'
import { useEdited } from '../session/editing-context.ts'

interface TranslatedPropertyProps {
  readonly text: TranslatedText
  readonly language: string
}

/** The English of a text, and below it the field for its translation. */
export function TranslatedProperty({ text: translated, language }: TranslatedPropertyProps) {
  const text = useText()
  const { editing } = useEdited()
  const id = useId()
  // An empty field is what it looks like until it is left, even where the layers below have a translation.
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { pointer, english, translation = '', inherited, earlier } = translated
  const isOwn = getAt(editing.document, pointer) !== undefined
  const value = typed ?? translation
  const wrong = value === '' ? undefined : placeholdersProblem(english, value)
  const type = (next: string) => {
    setTyped(next)
    setProblem(editing.edit(translateText(translated, next), pointer))
  }
  return (
    <Property>
      <label htmlFor={id}>
        <BreakableText>{english}</BreakableText>
      </label>
      <TextField
        id={id}
        fullWidth
        multiline
        size="small"
        value={value}
        placeholder={earlier}
        error={problem !== undefined || wrong !== undefined}
        helperText={problem ?? (wrong && text(`portal.translations.${wrong.kind}`, { name: wrong.name }))}
        slotProps={{ htmlInput: { lang: language, maxLength: mostLetters } }}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {earlier !== undefined && value === '' && (
        <PropertyNote>{text('portal.translations.earlier', { text: earlier })}</PropertyNote>
      )}
      {isOwn && inherited !== undefined && (
        <PropertyNote>
          <BreakableText>{text('portal.editor.origin-here', { before: inherited })}</BreakableText>
          <Button
            size="small"
            aria-label={text('portal.editor.go-back-of', { property: english })}
            onClick={() => setProblem(editing.edit(setValue(pointer, undefined)))}
          >
            {text('portal.editor.go-back')}
          </Button>
        </PropertyNote>
      )}
    </Property>
  )
}

/** Longer than any text that ships. */
const mostLetters = 5000
