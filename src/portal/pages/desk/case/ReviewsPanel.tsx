import { styled } from '@mui/material/styles'
import type { DeskCase } from '../../../../contract/desk.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useDocument } from '../../../forms/published-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { useOpenCase } from '../../../cases/open-case.ts'
import { GivenInput } from '../../../cases/GivenInput.tsx'
import { Panel } from '../../../cases/Panel.tsx'

/** The opinions that were given on the case. */
export function ReviewsPanel({ reviewers }: { readonly reviewers: DeskCase['reviewers'] }) {
  const text = useText()
  const { date } = useFormats()
  const { view, document } = useOpenCase()
  if (view.reviews.length === 0) return null
  return (
    <Panel title={text('portal.desk.reviews')}>
      <List>
        {view.reviews.map(({ review, by, says, at, input }) => {
          const asks = document.case?.reviews?.find(({ id }) => id === review)?.asks
          return (
            <li key={`${review} ${by} ${at}`}>
              <strong>{reviewers.find(({ id }) => id === by)?.name}</strong>{' '}
              <Chip>{text(says === 'for' ? 'portal.desk.for' : 'portal.desk.against')}</Chip> <small>{date(at)}</small>
              {asks !== undefined && <AskedInput form={asks} input={input} />}
            </li>
          )
        })}
      </List>
    </Panel>
  )
}

function AskedInput({
  form,
  input,
}: {
  readonly form: string
  readonly input: Parameters<typeof GivenInput>[0]['input']
}) {
  return <GivenInput document={useDocument(form)} input={input} />
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
}))
