import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import type { FirmStatus, OwnFirm } from '../../../contract/own-firms.ts'
import type { StateColor } from '../../../generated/closed-names.ts'
import type { PlainTextKey } from '../../../engine/translate/message.ts'
import { Chip } from '../../../renderer/feedback/Chip.tsx'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { DataTable } from '../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../renderer/tables/table-column.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useOpenAccount } from '../../session/use-open-account.ts'
import { useFormats } from '../../ui/use-formats.ts'

interface FirmTableProps {
  readonly firms: readonly OwnFirm[]
  readonly onDelete: (firm: OwnFirm) => void
}

const columns = ['name', 'type', 'status', 'created'] as const
type Column = (typeof columns)[number]

/** The name is what varies most, rem. */
const widths: Readonly<Record<Column, { readonly width?: number }>> = {
  name: { width: 18 },
  type: {},
  status: {},
  created: {},
}

interface ShownStatus {
  readonly title: PlainTextKey
  readonly color: StateColor
}

/** As specified (3 §4); a member without membership at present is like any other state. */
const statuses: Readonly<Record<FirmStatus, ShownStatus>> = {
  Active: { title: 'portal.firm.status.active', color: 'success' },
  Inactive: { title: 'portal.firm.status.inactive', color: 'default' },
  'In Review': { title: 'portal.firm.status.in-review', color: 'info' },
  Draft: { title: 'portal.firm.status.draft', color: 'default' },
  Rejected: { title: 'portal.firm.status.rejected', color: 'error' },
}

/** Firms, each with what may be done: one that is in the register is changed within its own account alone. */
export function FirmTable({ firms, onDelete }: FirmTableProps) {
  const text = useText()
  const { instant } = useFormats()
  const { open, opening } = useOpenAccount()
  const titled = columns.map((id): TableColumn => ({ id, title: text(`portal.firm.column.${id}`), ...widths[id] }))
  const cells = (firm: OwnFirm): Record<Column, ReactNode> => ({
    name: (
      <>
        <BreakableText>{firm.name}</BreakableText>
        {firm.current && <Chip sx={{ ml: 1 }}>{text('portal.firm.current')}</Chip>}
      </>
    ),
    type: text(`portal.firm.type.${firm.type}`),
    status: <Status {...statuses[firm.status]} />,
    created: instant(firm.created_at),
  })
  const actions = (firm: OwnFirm) => (
    <>
      <Act
        label={text('portal.firm.view', { name: firm.name })}
        busy={opening !== undefined}
        onAct={() => void open(firm, '/dashboard')}
      >
        <VisibilityOutlined fontSize="small" />
      </Act>
      {firm.type === 'Application' && (
        <Act
          label={text('portal.firm.edit', { name: firm.name })}
          busy={opening !== undefined}
          onAct={() => void open(firm, '/profile')}
        >
          <EditOutlined fontSize="small" />
        </Act>
      )}
      {firm.type === 'Application' && !firm.current && (
        <Act
          label={text('portal.firm.delete', { name: firm.name })}
          busy={opening !== undefined}
          onAct={() => onDelete(firm)}
        >
          <DeleteOutlined fontSize="small" color="error" />
        </Act>
      )}
    </>
  )
  return (
    <DataTable
      label={text('portal.firm.title')}
      columns={titled}
      rows={firms.map((firm) => ({ key: firm.id, cells: cells(firm), actions: actions(firm) }))}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 3 }}
    />
  )
}

function Status({ title, color }: ShownStatus) {
  const text = useText()
  return <StatusChip title={text(title)} color={color} />
}

interface ActProps {
  readonly label: string
  readonly busy: boolean
  readonly onAct: () => void
  readonly children: ReactNode
}

function Act({ label, busy, onAct, children }: ActProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={busy} onClick={onAct}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
