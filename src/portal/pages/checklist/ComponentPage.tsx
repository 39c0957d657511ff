import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { Link, useLocation, useParams } from 'react-router-dom'
import { isJsonObject } from '../../../engine/json/json.ts'
import { pageValues } from '../../../renderer/pages/page-values.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { componentOf } from '../../checklists/component-of.ts'
import { ownChecklistType, useChecklist } from '../../checklists/use-checklist.ts'
import { useDocument } from '../../forms/published-context.ts'
import { usePageContext } from '../../forms/use-evaluation-context.ts'
import { SectionPage } from '../../sections/SectionPage.tsx'
import { useOwnProfile } from '../../sections/use-own-profile.ts'
import { useUser } from '../../session/session-context.ts'
import { ComponentItems } from './ComponentItems.tsx'

/** Completes items of a type: their declared form, and whether they pass. */
export function ComponentPage() {
  const text = useText()
  const { name = '' } = useParams()
  const checklist = useChecklistToReturnTo()
  const { page } = useDocument('pages/checklist')
  const context = usePageContext(useOwnProfile().profile)
  const items = useChecklist(checklist).items?.filter(({ type }) => type === name) ?? []
  if (page?.kind !== 'checklist') return null
  return (
    <>
      <PageHeading
        title={text('portal.checklist.component')}
        actions={
          <Button
            component={Link}
            to={`/checklist/type/${encodeURIComponent(checklist)}`}
            variant="outlined"
            startIcon={<ArrowBack />}
          >
            {text('portal.checklist.back')}
          </Button>
        }
      />
      {items.length > 0 && <ComponentItems items={items} />}
      <Card>
        <CardContent sx={{ p: { xs: 2, sm: 3.5 } }}>
          <SectionPage document={componentOf(page, name, pageValues(context, undefined))} />
        </CardContent>
      </Card>
    </>
  )
}

/** The checklist that the user came from, else their own. */
function useChecklistToReturnTo(): string {
  const user = useUser()
  const state: unknown = useLocation().state
  const from = isJsonObject(state) ? state['checklist'] : undefined
  return typeof from === 'string' && from !== '' ? from : ownChecklistType(user)
}
