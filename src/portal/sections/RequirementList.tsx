import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'
import { useCall } from '../api/use-call.ts'
import { LoadingRegion } from '../ui/LoadingRegion.tsx'

/** What applicants for a category need to have ready. */
export function RequirementList({ category }: { readonly category: string }) {
  const text = useText()
  const { data, isLoading } = useCall('application/requirements')
  const requirements = data?.filter((requirement) => requirement.category === category) ?? []
  if (isLoading) return <RequirementSkeleton />
  if (requirements.length === 0) return <p>{text('portal.signup.no-requirements')}</p>
  return (
    <section aria-labelledby="requirements">
      <Title id="requirements">{text('portal.signup.requirements')}</Title>
      <List>
        {requirements.map(({ id, description, mandatory }) => (
          <li key={id}>
            {description}
            {!mandatory && <Note> {text('portal.signup.if-available')}</Note>}
          </li>
        ))}
      </List>
    </section>
  )
}

function RequirementSkeleton() {
  return (
    <LoadingRegion gap={12}>
      <Skeleton height={24} width="30%" />
      {[88, 74, 92, 66, 80].map((width) => (
        <Skeleton key={width} height={28} width={`${width}%`} />
      ))}
    </LoadingRegion>
  )
}

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: theme.spacing(0, 0, 1.5) }))

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'requirement',
  '& li': {
    position: 'relative',
    minHeight: 28,
    paddingInlineStart: theme.spacing(5),
    paddingBlockStart: 2,
    counterIncrement: 'requirement',
  },
  '& li::before': {
    content: 'counter(requirement)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'var(--mui-palette-primary-text)',
    background: 'var(--mui-palette-primary-soft)',
  },
}))

const Note = styled('span')({ color: 'var(--mui-palette-text-secondary)' })
