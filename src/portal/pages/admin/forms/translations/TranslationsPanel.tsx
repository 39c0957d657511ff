import { useState } from 'react'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { styled } from '@mui/material/styles'
import type { TranslatedText } from '../../../../../engine/editing/translated-texts.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import { useLanguage, useText } from '../../../../../renderer/texts/use-text.ts'
import { languageName } from '../../../../language/language-name.ts'
import { Outline } from '../outline/outline-parts.ts'
import { useEdited } from '../session/editing-context.ts'
import { TranslatedProperty } from './TranslatedProperty.tsx'
import { useTranslatedTexts } from './use-translated-texts.ts'

const choices = ['missing', 'all'] as const
type Choice = (typeof choices)[number]

/** With more texts, they are found by typing. */
const mostUnsought = 8

/** As many texts as a phone draws at once without a pause. */
const mostShown = 40

/** The texts of a document in the organisation's other languages: first those that nobody has translated yet. */
export function TranslationsPanel() {
  const text = useText()
  const reader = useLanguage()
  const { form, editing } = useEdited()
  const languages = form.translations.map(({ language }) => language)
  const [chosen, choose] = useState(languages[0] ?? '')
  const [choice, setChoice] = useState<Choice>('missing')
  const [sought, setSought] = useState('')
  const texts = useTranslatedTexts(chosen)
  const isOwn = ({ pointer }: TranslatedText) => getAt(editing.document, pointer) !== undefined
  // What was translated here stays, so that nothing goes away while it is typed.
  const wanted = choice === 'all' ? texts : texts.filter((one) => one.translation === undefined || isOwn(one))
  const found = wanted.filter((one) => isFound(one, sought))
  const shown = found.slice(0, mostShown)
  const missing = texts.filter(({ translation }) => translation === undefined).length
  return (
    <Outline>
      <Head>
        {languages.length > 1 ? (
          <TextField
            select
            size="small"
            label={text('portal.language.label')}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageName(language, reader)}
              </option>
            ))}
          </TextField>
        ) : (
          <h2>{languageName(chosen, reader)}</h2>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={choice}
          onChange={(_event, next: Choice | null) => next && setChoice(next)}
          aria-label={text('portal.translations.which')}
        >
          {choices.map((one) => (
            <ToggleButton key={one} value={one}>
              {text(`portal.translations.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Head>
      <output>
        {missing === 0 ? text('portal.translations.complete') : text('portal.translations.count', { count: missing })}
      </output>
      {wanted.length > mostUnsought && (
        <TextField
          type="search"
          size="small"
          label={text('portal.editor.seek')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {shown.map((one) => (
        <TranslatedProperty key={one.pointer} text={one} language={chosen} />
      ))}
      {found.length === 0 && wanted.length > 0 && <p>{text('portal.editor.seek-nothing')}</p>}
      {found.length > shown.length && (
        <p>{text('portal.editor.seek-more', { shown: shown.length, count: found.length })}</p>
      )}
    </Outline>
  )
}

/** Whether a text or its translation has what is sought. */
function isFound({ english, translation = '' }: TranslatedText, sought: string): boolean {
  const wanted = sought.trim().toLocaleLowerCase()
  return [english, translation].some((one) => one.toLocaleLowerCase().includes(wanted))
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& h2': { margin: 0 },
}))
