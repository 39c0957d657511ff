import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'
import { useLanguages } from './use-languages.ts'

/** Chooses the language; hidden if there is only one. */
export function LanguageSelect() {
  const text = useText()
  const { offers, current, choose } = useLanguages()
  if (offers.length < 2) return null
  return (
    <Frame>
      <LanguageOutlined />
      <Select
        aria-label={text('portal.language.label')}
        value={current}
        onChange={({ target }) => choose(target.value)}
      >
        {offers.map(({ language, name }) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </Select>
    </Frame>
  )
}

/** On a narrow screen the icon is above the words, as in the actions beside it; clicking either opens the list. */
const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  '& > svg': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& > svg': {
      display: 'block',
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineStart: 'calc(50% - 11px)',
      fontSize: 22,
      pointerEvents: 'none',
    },
  },
}))

const Select = styled('select')(({ theme }) => ({
  ...theme.typography.button,
  // As wide as the selected language, not the longest one.
  fieldSizing: 'content',
  minHeight: 40,
  padding: theme.spacing(0.5, 1),
  border: '1px solid transparent',
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '& option': { background: 'var(--mui-palette-background-paper)', color: 'var(--mui-palette-text-primary)' },
  '&:hover': { borderColor: 'currentColor' },
  [theme.breakpoints.down('sm')]: {
    appearance: 'none',
    minWidth: 48,
    minHeight: 48,
    // A rounder corner would cut the word in it.
    borderRadius: 4,
    padding: '30px 4px 4px',
    fontSize: '0.6875rem',
    lineHeight: 1.2,
    textAlignLast: 'center',
  },
}))
