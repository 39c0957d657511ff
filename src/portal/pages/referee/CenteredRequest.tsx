import { useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { RefereeForm, RefereeResponse } from '../../../contract/referee.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { AuthCard } from '../../layouts/pieces/AuthCard.tsx'
import { RefereeDone } from './RefereeDone.tsx'
import { RefereeUnavailable } from './RefereeUnavailable.tsx'
import { useRefereeForm } from './use-referee-form.ts'
import type { VisitedRefereeLink } from './use-referee-link.ts'

interface RefereeRequestProps {
  readonly link: VisitedRefereeLink
  readonly children: (form: RefereeForm, onAnswered: (answered: RefereeResponse) => void) => ReactNode
}

/** A referee's request, opened by its link: loading, open, just answered, or no longer available. */
export const CenteredRequest = (props: RefereeRequestProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center' }}>
    {props.link.memberNo === '' || props.link.code === '' ? <IncompleteLink /> : <RequestCard {...props} />}
  </Box>
)

function IncompleteLink() {
  const text = useText()
  return <RefereeUnavailable message={text('portal.referee.incomplete')} />
}

function RequestCard({ link, children }: RefereeRequestProps) {
  const text = useText()
  const { data, error, mutate } = useRefereeForm(link)
  const [answered, setAnswered] = useState<RefereeResponse>()
  if (answered) return <RefereeDone answered={answered} />
  if (data) return children(data, setAnswered)
  if (error && error.status >= 400 && error.status < 500) return <RefereeUnavailable message={error.message} />
  return (
    <AuthCard title={text('portal.referee.title')} width={720}>
      {error ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : (
        <LoadingRegion>
          <Skeleton height={28} width="80%" />
          <Skeleton variant="rounded" height={180} />
        </LoadingRegion>
      )}
    </AuthCard>
  )
}
