import { styled } from '@mui/material/styles'
import { useText } from '../../../renderer/texts/use-text.ts'

/** First steps for existing members and for people who want to join. */
export function Instructions({ registration }: { readonly registration: boolean }) {
  const text = useText()
  const groups: readonly ('members' | 'applicants')[] = registration ? ['members', 'applicants'] : ['members']
  return (
    <Columns>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`instructions-${group}`}>
          <Title id={`instructions-${group}`}>{text(`portal.login.${group}.title`)}</Title>
          <Text>{text(`portal.login.${group}.text`)}</Text>
        </section>
      ))}
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: '1px solid var(--mui-palette-divider)',
}))

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.subtitle2, margin: 0 }))

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 0),
  color: 'var(--mui-palette-text-secondary)',
}))
