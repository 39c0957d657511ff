import Box from '@mui/material/Box'
import { DataTable } from '../../tables/DataTable.tsx'
import { useText } from '../../texts/use-text.ts'
import type { ChecklistEntry, ChecklistPageProps } from './checklist-props.ts'
import { ItemStatus } from './ItemStatus.tsx'

type ChecklistItemsProps = Pick<ChecklistPageProps, 'title' | 'actionOf'> & {
  readonly items: readonly ChecklistEntry[]
}

/** Requirements, their status, and the way to complete each that is open. */
export function ChecklistItems({ title, items, actionOf }: ChecklistItemsProps) {
  const text = useText()
  const columns = [
    { id: 'item', title: text('renderer.checklist.item'), width: 14 },
    { id: 'status', title: text('renderer.checklist.status'), width: 8.75 },
  ]
  const rows = items.map((item) => ({
    key: `${item.type} ${item.description}`,
    cells: {
      item: item.passes ? (
        <Box component="span" sx={{ fontWeight: 'fontWeightRegular' }}>
          {item.description}
        </Box>
      ) : (
        item.description
      ),
      status: <ItemStatus item={item} />,
    },
    actions: !item.passes && actionOf(item),
  }))
  const buttons = { ...actions, title: text('renderer.checklist.actions') }
  return <DataTable label={title} columns={columns} rows={rows} actions={buttons} />
}

/** One button with a word; rem. */
const actions = { most: 1, width: 7 } as const
