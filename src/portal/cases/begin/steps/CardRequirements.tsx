import { styled } from '@mui/material/styles'
import type { CategoryDisclaimerQuery } from '../../../../contract/checklist.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'

interface CardRequirementsProps {
  readonly category: string
  readonly type: CategoryDisclaimerQuery['disclaimerType']
}

/** What is required of those who choose a category: its disclaimers, numbered. Nothing where there are none. */
export function CardRequirements({ category, type }: CardRequirementsProps) {
  const text = useText()
  const query = new URLSearchParams({
    documentNo: category,
    disclaimerType: type,
  } satisfies CategoryDisclaimerQuery)
  const { data = [] } = useCall(`checklist/disclaimer?${query}`)
  if (data.length === 0) return null
  return (
    <Listed>
      <h4>{text('portal.begin.requirements')}</h4>
      <ol>
        {data.map(({ description }) => (
          <li key={description}>{description}</li>
        ))}
      </ol>
    </Listed>
  )
}

const Listed = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& h4': { ...theme.typography.body2, fontWeight: 600, margin: theme.spacing(0, 0, 0.75) },
  '& ol': { display: 'grid', gap: theme.spacing(0.75), margin: 0, paddingInlineStart: theme.spacing(2.5) },
}))
