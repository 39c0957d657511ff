import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { columnWidth, whereNarrow } from '../tables/narrow-container.ts'
import { useText } from '../texts/use-text.ts'

export interface TableSkeletonProps {
  readonly columns: number
  readonly rows?: number
}

/** The placeholder of a table, or of its cards, while it loads. */
export function TableSkeleton({ columns, rows = 3 }: TableSkeletonProps) {
  const text = useText()
  const cells = Array.from({ length: columns }, (_, index) => index)
  return (
    <Box
      component="output"
      data-loading
      aria-label={text('renderer.loading')}
      sx={{ display: 'grid', containerType: 'inline-size' }}
    >
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Box key={row} sx={rowStyle(columns)}>
          {cells.map((column) => (
            <Skeleton key={column} height={row === 0 ? 18 : 24} width={`${45 + ((row * 23 + column * 31) % 45)}%`} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const rowStyle = (columns: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  gap: 2,
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  ...whereNarrow(columns * columnWidth, {
    gridTemplateColumns: '1fr',
    '& > :not(:first-of-type)': { display: 'none' },
  }),
})
