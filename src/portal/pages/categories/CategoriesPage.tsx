import { useState } from 'react'
import Link from '@mui/material/Link'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link as RouterLink } from 'react-router-dom'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { useStart } from '../../ui/start-context.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { CategoryList } from './CategoryList.tsx'

const kinds = ['Individual', 'Firm'] as const

/** The categories open for application, each with its fee. */
export function CategoriesPage() {
  const text = useText()
  const { settings } = useStart()
  const [kind, setKind] = useState<(typeof kinds)[number]>('Individual')
  const { data, error, mutate } = useCall('setup/membership-categories')
  const open = settings.minor_settings.registration === true
  const offered = data?.filter((category) => category.CanApply && category.categoryType === kind)
  return (
    <AuthCard title={text('portal.categories.title')} lead={text('portal.categories.lead')} width={960}>
      {!open && <AlertBanner kind="info">{text('portal.registration-closed')}</AlertBanner>}
      <Tabs
        value={kind}
        onChange={(_, next: typeof kind) => setKind(next)}
        aria-label={text('portal.categories.kinds')}
      >
        {kinds.map((value) => (
          <Tab
            key={value}
            value={value}
            id={`kind-${value}`}
            aria-controls={`categories-${value}`}
            label={text(`portal.categories.${value}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`categories-${kind}`} aria-labelledby={`kind-${kind}`}>
        {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
        {!error && offered?.length === 0 && <EmptyState title={text('portal.categories.empty')} />}
        {!error && <CategoryList categories={offered} open={open} />}
      </div>
      <Link component={RouterLink} to="/">
        {text('portal.back-to-login')}
      </Link>
    </AuthCard>
  )
}
