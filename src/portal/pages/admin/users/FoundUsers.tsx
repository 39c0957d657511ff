import { useRef, useState } from 'react'
import type { AdminUser } from '../../../../contract/admin-user.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { FoundPage } from '../FoundPage.tsx'
import type { UserAction } from './user-actions.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserTable } from './UserTable.tsx'
import { usersAddress } from './users-address.ts'

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
  const { data, error, mutate } = useCall(`admin/users/page?${usersAddress.place(search).toString()}`, {
    keepPreviousData: true,
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={5} />
  const { items, total, page, pages } = data
  return (
    <>
      <FoundPage
        count={text('portal.users.count', { count: total })}
        countRef={countRef}
        page={page}
        pages={pages}
        onPage={(next) => onGo(usersAddress.onPage(search, next))}
      >
        {items.length === 0 ? (
          <EmptyState
            title={text(usersAddress.isNarrowed(search) ? 'portal.users.none-such' : 'portal.users.none')}
            text={text(usersAddress.isNarrowed(search) ? 'portal.users.none-such-text' : 'portal.users.none-text')}
          />
        ) : (
          <UserTable users={items} onAct={(action, user) => setChosen({ action, user })} />
        )}
      </FoundPage>
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
