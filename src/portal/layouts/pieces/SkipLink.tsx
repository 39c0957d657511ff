import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'

/** The id of every layout's main part. */
export const mainId = 'main'

/** The first tab stop on every page: skips the menus. */
export function SkipLink() {
  const text = useText()
  return (
    <Anchor
      href={`#${mainId}`}
      onClick={(event) => {
        // An address that the router did not make could not be held back from unsaved changes.
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      {text('portal.skip-to-content')}
    </Anchor>
  )
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 18px',
  borderRadius: theme.shape.borderRadius,
  background: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-paper)',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))
