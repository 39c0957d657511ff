import type { ReactNode } from 'react'
import type { AdminUser } from '../../../../contract/admin-user.ts'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCategoryName } from '../../../api/use-category-name.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { PersonCell } from '../PersonCell.tsx'
import { RoleChips } from '../RoleChips.tsx'
import { useUser } from '../../../session/session-context.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { offeredActions } from './user-actions.ts'
import type { UserAction } from './user-actions.ts'

interface UserTableProps {
  readonly users: readonly AdminUser[]
  readonly onAct: (action: UserAction, user: AdminUser) => void
}

const columns = ['name', 'phone', 'category', 'roles', 'created'] as const
type Column = (typeof columns)[number]

/** Where a word or two is not enough, rem. */
const widths: Partial<Record<Column, { readonly width: number }>> = { name: { width: 16 } }

/** Users in a table, each with a menu of what may be done. */
export function UserTable({ users, onAct }: UserTableProps) {
  const text = useText()
  const viewer = useUser()
  const cells = useCells()
  const titled = columns.map((id): TableColumn => ({ id, title: text(`portal.users.column.${id}`), ...widths[id] }))
  const rows = users.map((user) => ({
    key: user.id,
    cells: cells(user),
    actions: (
      <ActionMenu
        label={text('portal.users.actions', { name: user.name })}
        actions={offeredActions(viewer, user)}
        titleOf={(action) => text(`portal.users.action.${action}`)}
        destructive="delete"
        onAct={(action) => onAct(action, user)}
      />
    ),
  }))
  return (
    <DataTable
      label={text('portal.users.title')}
      columns={titled}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 1 }}
    />
  )
}

/** The content of each column. */
function useCells(): (user: AdminUser) => Record<Column, ReactNode> {
  const text = useText()
  const { date } = useFormats()
  const categoryName = useCategoryName()
  return ({ name, email, phone_no, category, roles, created_at, email_verified_at }) => ({
    name: (
      <PersonCell
        name={name}
        email={email}
        note={email_verified_at === null ? text('portal.users.not-activated') : undefined}
      />
    ),
    phone: phone_no === '' ? '–' : phone_no,
    category: category === '' ? '–' : categoryName(category),
    roles: roles.length === 0 ? '–' : <RoleChips roles={roles} />,
    created: date(created_at),
  })
}
