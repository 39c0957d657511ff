import { styled } from '@mui/material/styles'
import { useStart } from '../../ui/start-context.ts'
import { useCaption } from '../../language/use-caption.ts'

/** The organisation's emblem and the portal's name, for screens without a brand panel. */
export function BrandLine() {
  const { mark } = useStart()
  const caption = useCaption('login_caption')
  return (
    <Line>
      <img src={mark} alt="" width={52} height={52} />
      <span>{caption}</span>
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  order: -1,
  margin: 0,
  fontWeight: 600,
  color: 'var(--mui-palette-primary-text)',
}))
