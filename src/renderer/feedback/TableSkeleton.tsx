import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '../texts/use-text.ts'

export interface TableSkeletonProps {
  readonly columns: number
  readonly rows?: number
}

/** The placeholder of a table while it loads. */
export function TableSkeleton({ columns, rows = 3 }: TableSkeletonProps) {
  const text = useText()
  const cells = Array.from({ length: columns }, (_, index) => index)
  return (
    <Box component="output" data-loading aria-label={text('renderer.loading')} sx={{ display: 'grid', gap: 0 }}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Box key={row} sx={{ ...rowStyle, gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {cells.map((column) => (
            <Skeleton key={column} height={row === 0 ? 18 : 24} width={`${45 + ((row * 23 + column * 31) % 45)}%`} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const rowStyle = { display: 'grid', gap: 2, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' } as const
