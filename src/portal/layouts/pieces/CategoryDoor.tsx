import type { ReactNode } from 'react'
import type { MembershipCategory } from '../../../contract/reference-data.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { AuthCard } from './AuthCard.tsx'
import { ClosedDoor } from './ClosedDoor.tsx'

export interface CategoryDoorProps {
  readonly title: string
  /** The kind of member that the address names; undefined if there is no such kind. */
  readonly kind: MembershipCategory['categoryType'] | undefined
  readonly code: string
  readonly children: ReactNode
}

/** Opens a step of registration only for a category of that kind that may be applied for. */
export function CategoryDoor({ title, kind, code, children }: CategoryDoorProps) {
  const text = useText()
  const { data, error, mutate } = useCall('setup/membership-categories')
  if (data?.some((known) => known.CanApply && known.categoryType === kind && known.Code === code)) return children
  if (data) {
    const ways = [
      { to: '/categories', label: text('portal.door.categories') },
      { to: '/', label: text('portal.back-to-login') },
    ]
    return <ClosedDoor title={title} reason={text('portal.door.category')} ways={ways} />
  }
  return (
    <AuthCard title={title}>
      {error ? <LoadFailure error={error} onRetry={() => void mutate()} /> : <FormSkeleton fields={5} />}
    </AuthCard>
  )
}
