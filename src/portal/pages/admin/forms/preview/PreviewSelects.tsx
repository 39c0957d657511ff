import type { ChangeEvent } from 'react'
import TextField from '@mui/material/TextField'
import { useLanguage, useText } from '../../../../../renderer/texts/use-text.ts'
import { languageName } from '../../../../language/language-name.ts'
import type { PreviewChoices } from './use-preview-choices.ts'

interface PreviewSelectsProps {
  readonly choices: PreviewChoices
  /** Whether it matters who sees it. */
  readonly byMember?: boolean
}

/** Chooses for whom and in which language a preview is drawn. */
export function PreviewSelects({ choices, byMember = false }: PreviewSelectsProps) {
  const text = useText()
  const reader = useLanguage()
  const { options, categories, languages, chooseSeenBy, chooseLanguage } = choices
  const groups = [
    { kind: 'Individual', label: text('portal.preview.individuals') },
    { kind: 'Firm', label: text('portal.preview.firms') },
  ]
  return (
    <>
      {byMember && (
        <TextField
          {...small}
          label={text('portal.preview.as')}
          value={options.seenBy?.Code ?? ''}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => chooseSeenBy(target.value)}
        >
          <option value="">{text('portal.preview.you')}</option>
          {groups.map(({ kind, label }) => (
            <optgroup key={kind} label={label}>
              {categories
                .filter(({ categoryType }) => categoryType === kind)
                .map(({ Code, Description }) => (
                  <option key={Code} value={Code}>
                    {Description}
                  </option>
                ))}
            </optgroup>
          ))}
        </TextField>
      )}
      {languages.length > 1 && (
        <TextField
          {...small}
          label={text('portal.language.label')}
          value={options.language}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => chooseLanguage(target.value)}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageName(language, reader)}
            </option>
          ))}
        </TextField>
      )}
    </>
  )
}

const small = {
  select: true,
  size: 'small',
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
} as const
