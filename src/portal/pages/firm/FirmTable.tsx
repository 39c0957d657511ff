import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import type { FirmStatus, OwnFirm } from '../../../contract/own-firms.ts'
import { Chip } from '../../../renderer/feedback/Chip.tsx'
import { StatusChip } from '../../../renderer/feedback/StatusChip.tsx'
import { DataTable } from '../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../renderer/tables/table-column.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useOpenAccount } from '../../session/use-open-account.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { firmActions, firmStatuses } from './shown-firm.ts'
import type { FirmAction } from './shown-firm.ts'

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

/** Firms, each with what may be done. */
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
    status: <Status status={firm.status} />,
    created: instant(firm.created_at),
  })
  const acts: Readonly<Record<FirmAction, FirmAct>> = {
    view: { icon: <VisibilityOutlined fontSize="small" />, act: (firm) => void open(firm, '/dashboard') },
    edit: { icon: <EditOutlined fontSize="small" />, act: (firm) => void open(firm, '/profile') },
    delete: { icon: <DeleteOutlined fontSize="small" color="error" />, act: onDelete },
  }
  const actions = (firm: OwnFirm) =>
    firmActions(firm).map((action) => (
      <Act
        key={action}
        label={text(`portal.firm.${action}`, { name: firm.name })}
        busy={opening !== undefined}
        onAct={() => acts[action].act(firm)}
      >
        {acts[action].icon}
      </Act>
    ))
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

function Status({ status }: { readonly status: FirmStatus }) {
  const text = useText()
  const { title, color } = firmStatuses[status]
  return <StatusChip title={text(title)} color={color} />
}

/** What a button of a row shows and does. */
interface FirmAct {
  readonly icon: ReactNode
  readonly act: (firm: OwnFirm) => void
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
