import type { ReactNode } from 'react'
import type { StaffPerson } from '../../../../contract/staff.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useUser } from '../../../session/session-context.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { PersonCell } from '../PersonCell.tsx'
import { RoleChips } from '../RoleChips.tsx'

/** What may be done with somebody of the staff. */
export type StaffAction = 'roles' | 'again' | 'remove'

interface StaffTableProps {
  readonly people: readonly StaffPerson[]
  readonly onAct: (action: StaffAction, person: StaffPerson) => void
}

const columns = ['name', 'roles', 'state'] as const
type Column = (typeof columns)[number]

/** Where a word or two is not enough, rem. */
const widths: Readonly<Record<Column, { readonly width?: number }>> = {
  name: { width: 18 },
  roles: { width: 16 },
  state: {},
}

/** The staff with their roles, each with a menu of what may be done. */
export function StaffTable({ people, onAct }: StaffTableProps) {
  const text = useText()
  const cells = useCells()
  const titled = columns.map((id): TableColumn => ({ id, title: text(`portal.staff.column.${id}`), ...widths[id] }))
  const rows = people.map((person) => ({
    key: person.id,
    cells: cells(person),
    actions: (
      <ActionMenu<StaffAction>
        label={text('portal.staff.actions', { name: person.name })}
        actions={person.invited ? ['roles', 'again', 'remove'] : ['roles', 'remove']}
        titleOf={(action) => text(`portal.staff.action.${action}`)}
        destructive="remove"
        onAct={(action) => onAct(action, person)}
      />
    ),
  }))
  return (
    <DataTable
      label={text('portal.staff.title')}
      columns={titled}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 1 }}
    />
  )
}

/** The content of each column. */
function useCells(): (person: StaffPerson) => Record<Column, ReactNode> {
  const text = useText()
  const viewer = useUser()
  return ({ id, name, email, roles, invited }) => ({
    name: (
      <PersonCell
        name={name}
        email={email}
        mark={id === viewer.id && <Chip sx={{ ml: 1 }}>{text('portal.staff.you')}</Chip>}
      />
    ),
    roles: <RoleChips roles={roles} />,
    state: text(invited ? 'portal.staff.invited' : 'portal.staff.active'),
  })
}
