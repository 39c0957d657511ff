import { useRef, useState } from 'react'
import Typography from '@mui/material/Typography'
import type { AdminUser } from '../../../../contract/admin-user.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { StepPages } from '../../../ui/StepPages.tsx'
import type { UserAction } from './user-actions.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserTable } from './UserTable.tsx'
import { areUsersNarrowed, onUserPage, usersIn } from './users-address.ts'

interface FoundUsersProps {
  readonly search: URLSearchParams
  readonly onGo: (search: URLSearchParams) => void
}

/** What is done with which user. */
interface Chosen {
  readonly action: UserAction
  readonly user: AdminUser
}

/** The users that are sought, a page of them at a time. */
export function FoundUsers({ search, onGo }: FoundUsersProps) {
  const text = useText()
  const countRef = useRef<HTMLOutputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const { data, error, mutate } = useCall(`admin/users/page?${usersIn(search).toString()}`, { keepPreviousData: true })
  if (error && !data) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={5} />
  const { items, total, page, pages } = data
  return (
    <>
      <Typography
        component="output"
        ref={countRef}
        tabIndex={-1}
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', px: 2, pb: 1, outline: 'none' }}
      >
        {text('portal.users.count', { count: total })}
      </Typography>
      {items.length === 0 ? (
        <EmptyState
          title={text(areUsersNarrowed(search) ? 'portal.users.none-such' : 'portal.users.none')}
          text={text(areUsersNarrowed(search) ? 'portal.users.none-such-text' : 'portal.users.none-text')}
        />
      ) : (
        <UserTable users={items} onAct={(action, user) => setChosen({ action, user })} />
      )}
      <StepPages
        onPrevious={page > 1 ? () => onGo(onUserPage(search, page - 1)) : undefined}
        onNext={page < pages ? () => onGo(onUserPage(search, page + 1)) : undefined}
      >
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {text('renderer.collection.page', { page, pages })}
        </Typography>
      </StepPages>
      {chosen && (
        <UserDialog
          {...chosen}
          onChanged={() => void mutate()}
          onClose={() => setChosen(undefined)}
          onGone={() => {
            setChosen(undefined)
            // The row that had the focus is gone.
            countRef.current?.focus()
          }}
        />
      )}
    </>
  )
}
