import { styled } from '@mui/material/styles'
import type { CategoryDisclaimerQuery } from '../../../contract/checklist.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { RequirementList } from '../../sections/RequirementList.tsx'
import { CategoryDisclaimers } from './CategoryDisclaimers.tsx'

/** What applicants for a category need to know and to have ready. */
export function CategoryNotes({ category }: { readonly category: string }) {
  const text = useText()
  const query = new URLSearchParams({
    documentNo: category,
    disclaimerType: 'Application',
  } satisfies CategoryDisclaimerQuery)
  const { data = [], isLoading } = useCall(`checklist/disclaimer?${query}`)
  return (
    <Notes aria-label={text('portal.checklist.notes')} aria-busy={isLoading}>
      <CategoryDisclaimers disclaimers={data} />
      {/* Out of sight until it is known what comes above, so that it does not move under somebody who reads. */}
      <Below hidden={isLoading}>
        <RequirementList category={category} />
      </Below>
    </Notes>
  )
}

const Notes = styled('aside')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), ...theme.typography.body2 }))

const Below = styled('div')({ '&[hidden]': { display: 'block', visibility: 'hidden' } })
